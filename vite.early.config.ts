import { defineConfig } from 'vite';

/** The script that stands inline in every page of the hub, as one file for the server to read. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/early',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/hub/early/early.ts',
      checks: { bundlerTimings: false },
      output: { format: 'iife', entryFileNames: 'early.js' },
    },
  },
});
