import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const unit = { plugins: [react()] };

/** Rules need nothing; the server's tests share one PostgreSQL; journeys drive a real server in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        ...unit,
        test: {
          name: 'rules',
          include: ['src/{domain,content,web,hub,devise}/**/*.test.{ts,tsx}', 'demo/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          globalSetup: 'test/database.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // Canaries of `npm run check`: each plants a violation in a small tree of its own.
      { test: { name: 'guards', include: ['scripts/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'journeys',
          include: ['test/**/*.test.ts'],
          globalSetup: 'test/running-palapa.ts',
          testTimeout: 60_000,
          hookTimeout: 200_000,
          // One browser and one server on two cores: more at once only makes waiting times long.
          maxWorkers: 1,
        },
      },
    ],
  },
});
