import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { databaseProxy } from '../../../test/database-proxy.ts';
import { openDatabase } from './open-database.ts';

async function open() {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const proxy = await databaseProxy(database.url);
  return { ...proxy, db: openDatabase(proxy.pool) };
}

it('transactions that could not begin leave no connection behind', async () => {
  const { db, pool, cut, mend } = await open();
  for (let round = 0; round < 2 * pool.options.max; round += 1) {
    await db.execute(sql`select`);
    // The pool has an idle connection that it does not know to be broken.
    cut();
    await expect(db.transaction((tx) => tx.execute(sql`select`))).rejects.toThrow(
      /Failed query|Connection terminated/,
    );
    mend();
    await vi.waitFor(() => expect(pool.totalCount).toBe(pool.idleCount), 10_000);
  }
  expect(pool.waitingCount).toBe(0);
});

it('what a failed transaction wrote is taken back, and its connection is used again', async () => {
  const { db, pool } = await open();
  const failed = db.transaction(async (tx) => {
    await tx.execute(sql`create table harbour (id int)`);
    throw new Error('a rule was broken');
  });
  await expect(failed).rejects.toThrow('a rule was broken');
  const { rows } = await db.execute(sql`select to_regclass('harbour') as harbour`);
  expect(rows).toEqual([{ harbour: null }]);
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
});
