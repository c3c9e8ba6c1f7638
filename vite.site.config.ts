import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNames } from './scripts/class-names.ts';
import { moduleList } from './scripts/module-list.ts';

/** The stylesheet and the islands of the public site, whose pages the server renders. */
export default defineConfig({
  base: '/site/',
  publicDir: false,
  css: { modules: classNames },
  plugins: [react(), moduleList()],
  build: {
    outDir: 'dist/site',
    manifest: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    // Pages of all kinds share one file, which browsers keep for good; those of travel agents have another.
    cssCodeSplit: true,
    rolldownOptions: {
      input: {
        sheet: 'src/site/styles/sheet.ts',
        agents: 'src/site/styles/agents.css',
        loader: 'src/site/islands/loader.ts',
        canvas: 'src/site/canvas/canvas.ts',
      },
      // What the stylesheet's entry exports is what holds its styles in it.
      preserveEntrySignatures: 'strict',
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: 'js/[name].[hash].js',
        chunkFileNames: 'js/[name].[hash].js',
        assetFileNames: (asset) => {
          const folder = asset.names[0]?.endsWith('.css') ? 'css' : 'assets';
          return `${folder}/[name].[hash][extname]`;
        },
      },
    },
  },
});
