import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { moduleList } from './scripts/module-list.ts';

/** The guest app. The server writes the page around it, so there is no index.html. */
export default defineConfig({
  base: '/app/',
  publicDir: false,
  plugins: [react(), moduleList()],
  build: {
    outDir: 'dist/hub',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/hub/main.tsx',
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: 'js/[name].[hash].js',
        chunkFileNames: 'js/[name].[hash].js',
        // Each file costs a slow phone a turn of its own: what opens the hub is one, what pages share another.
        codeSplitting: {
          groups: [
            { name: 'hub', tags: ['$initial'], priority: 2 },
            { name: 'shared', test: /[\\/]src[\\/]/, minShareCount: 2, priority: 1 },
          ],
        },
        assetFileNames: (asset) => {
          const folder = asset.names[0]?.endsWith('.css') ? 'css' : 'assets';
          return `${folder}/[name].[hash][extname]`;
        },
      },
    },
  },
});
