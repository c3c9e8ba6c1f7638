import { once } from 'node:events';
import { openEmbeddedDatabase } from '../embedded/index.ts';
import { migrate } from '../migrate.ts';
import { openPool } from '../pool.ts';
import { TIME_LIMITS } from '../time-limits.ts';

/**
 * A Palapa for the tests to kill in the middle of a migration: opens the embedded database of the folder it is given,
 * says how to reach it, and migrates once it is told to.
 */
const log = { info() {}, warn() {}, error: console.error };
const { config } = await openEmbeddedDatabase({ dataDir: process.argv[2] ?? '', log });
process.stdout.write(`${JSON.stringify(config)}\n`);
await once(process.stdin, 'data');
await migrate(openPool(config, log, TIME_LIMITS));
