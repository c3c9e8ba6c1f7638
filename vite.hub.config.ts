import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNames } from './scripts/class-names.ts';
import { moduleList } from './scripts/module-list.ts';

const days = /[\\/]src[\\/](hub[\\/]events|web[\\/]cards[\\/]event|domain[\\/](event|time[\\/]date-words))/;
const texts =
  /[\\/]src[\\/](web[\\/](markdown|frame|gallery|hero|hours[\\/]time|cards[\\/](rich|rows))|hub[\\/](info[\\/]rich|links[\\/](written-text|link-buttons)|menu-page|page[\\/](no-record|framed-page|rows|wide)))/;
const records = /[\\/]src[\\/](hub[\\/]records|web[\\/]cards[\\/]place)/;
const menus =
  /[\\/]src[\\/](web[\\/](menu|my-table)|hub[\\/]dietary|domain[\\/]dining[\\/](dietary|my-table))/;

const shared = (id: string): boolean =>
  /[\\/]src[\\/]/.test(id) && ![days, texts, records, menus].some((apart) => apart.test(id));

/** The guest app. The server writes the page around it, so there is no index.html. */
export default defineConfig({
  base: '/app/',
  publicDir: false,
  css: { modules: classNames },
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
        // Each file costs a slow phone a turn of its own: what opens the hub is one, what pages share another. What only
        // pages with dishes, days or long texts share stands apart, so that none carries the other's.
        codeSplitting: {
          groups: [
            { name: 'hub', tags: ['$initial'], priority: 3 },
            { name: 'shared', test: shared, minShareCount: 2, priority: 2 },
            { name: 'texts', test: texts, minShareCount: 2, priority: 1 },
            { name: 'days', test: days, minShareCount: 2, priority: 1 },
            { name: 'records', test: records, minShareCount: 2, priority: 1 },
            { name: 'menus', test: /[\\/]src[\\/]/, minShareCount: 2 },
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
