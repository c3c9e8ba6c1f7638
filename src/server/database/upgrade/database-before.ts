import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { projectRoot } from '../../project-root.ts';

/** Databases as an earlier version wrote them, for tests of what a migration does to content that is there. */

const LAST_BEFORE = '0005_words-only';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** A copy of the migrations that ends with the one named. */
function migrationsUntil(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'palapa-migrations-'));
  cpSync(join(projectRoot, 'src/server/database/migrations'), folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

async function migrateUntil(pool: Pool, tag: string): Promise<void> {
  const folder = migrationsUntil(tag);
  try {
    await runMigrations(drizzle(pool), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same content as the version wrote it that was the last one without a publication per language. */
export async function loadBeforePublication(pool: Pool): Promise<void> {
  await loadBefore(pool);
  await migrateUntil(pool, '0007_references');
}

/** Fills an empty database with the tables and the content that Palapa wrote before entries of lists had ids. */
export async function loadBefore(pool: Pool): Promise<void> {
  await migrateUntil(pool, LAST_BEFORE);
  await pool.query(readFileSync(join(import.meta.dirname, 'database-before.sql'), 'utf8'));
}

/** A database of its own in that state; closing it ends its pool. */
export async function databaseBefore(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  // What the test run has migrated already goes, so that it is migrated once more from there.
  await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await loadBefore(database.pool);
  return database;
}
