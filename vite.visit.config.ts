import { defineConfig } from 'vite';

/** The script that stands inline in pages of sites that book, as one file for the server to read. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/visit',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/site/visit/visit.ts',
      checks: { bundlerTimings: false },
      output: { format: 'iife', entryFileNames: 'visit.js' },
    },
  },
});
