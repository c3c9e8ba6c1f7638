import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { classNames } from './scripts/class-names.ts';
import { evaluatedModule } from './scripts/evaluated-module.ts';
import { moduleList } from './scripts/module-list.ts';

/** The staff app. The server writes the page around it, so there is no index.html. */
export default defineConfig({
  base: '/devise/',
  publicDir: false,
  plugins: [react(), evaluatedModule('src/content/heads.ts'), moduleList()],
  css: { modules: classNames, postcss: { plugins: [mantine()] } },
  build: {
    outDir: 'dist/devise',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The text editor is one chunk that loads when somebody writes; budgets.json limits what loads first.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: 'src/devise/main.tsx',
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: 'js/[name].[hash].js',
        chunkFileNames: 'js/[name].[hash].js',
        // Small and nearly always wanted together: the entry lists every chunk by its name.
        codeSplitting: {
          groups: [{ name: 'time', test: /domain[\\/]time[\\/](calendar|date-words|time-format)/ }],
        },
        assetFileNames: (asset) => {
          const folder = asset.names[0]?.endsWith('.css') ? 'css' : 'assets';
          return `${folder}/[name].[hash][extname]`;
        },
      },
    },
  },
});
