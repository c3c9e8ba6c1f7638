import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { isDatabaseAway } from '../plugins/passing-fault.ts';

/**
 * The queries of a pool. Drizzle's own transaction keeps the connection for good where its `begin` fails, so that a
 * database that was away a few times would leave an empty pool: here the connection goes back however it ends, and one
 * that broke is not used again.
 */
export function openDatabase(pool: Pool): NodePgDatabase {
  const db = drizzle(pool);
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isBroken = isDatabaseAway(error as object);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return Object.assign(db, { transaction });
}
