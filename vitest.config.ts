import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './test/slowest-first.ts';
import { MAX_WAIT } from './test/wait.ts';

// Two cores are what the smallest machine has; a third worker has work for them while the others wait for a browser, a
// disk or a time limit.
const workers = { maxWorkers: 3 };

// What is awaited comes late on a busy machine, and a test that waits for it ends as soon as it is there.
const expectation = { expect: { poll: { timeout: MAX_WAIT } } };
/** Milliseconds: longer than what a test awaits. */
const times = { testTimeout: 2 * MAX_WAIT, hookTimeout: 2 * MAX_WAIT };

/** Tests that replace the registry of content types. */
const ownRegistry = ['src/server/content/declared-type.test.ts'];

/** Rules need nothing; components a small DOM; the server's tests share one PostgreSQL; journeys drive a real server in a real browser. */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    tags: [
      { name: 'soak', description: 'Takes long: run by `npm run soak -- tests`, and not by `npm test`.' },
    ],
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
          ...times,
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
          ...times,
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
          ...times,
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
          ...times,
        },
      },
      // Canaries of `npm run check`: each plants a violation in a small tree of its own.
      {
        test: {
          ...workers,
          ...expectation,
          name: 'guards',
          include: ['scripts/**/*.test.ts'],
          ...times,
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
          testTimeout: 4 * MAX_WAIT,
          hookTimeout: 4 * MAX_WAIT,
        },
      },
    ],
  },
});
