import { join } from 'node:path';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { projectRoot } from '../project-root.ts';
import { codeOf, DatabaseUnavailable } from './embedded/unavailable.ts';
import { locks } from './locks.ts';
import { withoutTimeLimits } from './time-limits.ts';

// Somebody else's table, type or function of that name, no right to make one, no room.
const OPERATORS = new Set(['42P07', '42710', '42723', '42501', '25006', '53100']);

/** Brings the database to the newest migration; one instance at a time. Throws DatabaseUnavailable, one clear line. */
export async function migrate(pool: Pool): Promise<void> {
  try {
    // The lock goes with the connection, also with one that broke.
    await withoutTimeLimits(pool, async (db, client) => {
      await client.query('select pg_advisory_lock($1)', [locks.migration]);
      await runMigrations(db, {
        migrationsFolder: join(projectRoot, 'src/server/database/migrations'),
      });
    });
  } catch (error) {
    const cause = (error as Error).cause ?? error;
    if (!OPERATORS.has(codeOf(cause) ?? '')) throw error;
    throw new DatabaseUnavailable(
      `Palapa's tables cannot be made in this database: ${(cause as Error).message}.`,
    );
  }
}
