import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './test/slowest-first.ts';

// Two cores are what the smallest machine has; a third worker has work for them while the others wait for a browser, a
// disk or a time limit.
const workers = { maxWorkers: 3 };

// Milliseconds; what is awaited comes late on a busy machine, and a test that waits for it ends as soon as it is there.
const expectation = { expect: { poll: { timeout: 20_000 } } };

/** Tests that replace the registry of content types. */
const ownRegistry = ['src/server/content/declared-type.test.ts'];

/** Rules need nothing; components a small DOM; the server's tests share one PostgreSQL; journeys drive a real server in a real browser. */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        plugins: [react()],
        test: {
          ...workers,
          ...expectation,
          name: 'rules',
          include: ['src/{domain,content,web,hub,site,devise}/**/*.test.ts', 'demo/**/*.test.ts'],
          // They keep nothing that another one could find.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      // Components and hooks, drawn into a DOM without a browser.
      {
        plugins: [react()],
        test: {
          ...workers,
          ...expectation,
          name: 'components',
          include: ['src/{web,hub,site,devise}/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...workers,
          ...expectation,
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: ownRegistry,
          globalSetup: 'test/database.ts',
          // Each test has an app and a database of its own, so that the server's modules need not be loaded again for
          // each file: that was a third of the processor time.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // With content types of their own: they load the server anew.
      {
        test: {
          ...workers,
          ...expectation,
          name: 'types',
          include: ownRegistry,
          globalSetup: 'test/database.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // Canaries of `npm run check`: each plants a violation in a small tree of its own.
      {
        test: {
          ...workers,
          ...expectation,
          name: 'guards',
          include: ['scripts/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...workers,
          ...expectation,
          name: 'journeys',
          include: ['test/**/*.test.ts'],
          globalSetup: 'test/running-palapa.ts',
          // The files of a worker share its browser.
          isolate: false,
          // Browsers on a machine with little time lose a race now and then; Vitest names what needed its second try.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 200_000,
        },
      },
    ],
  },
});
