import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from '../src/server/content/store/repository.ts';

/** What PostgreSQL makes of every statement that some work asks of it. */
export async function plansOf(pool: Pool, work: (db: Database) => Promise<unknown>): Promise<string[]> {
  const queries: { query: string; params: unknown[] }[] = [];
  const logger = { logQuery: (query: string, params: unknown[]) => void queries.push({ query, params }) };
  await work(drizzle(pool, { logger }));
  const plans: string[] = [];
  for (const { query, params } of queries) {
    if (!/^\s*\(?(select|insert|update|delete)\b/.test(query)) continue;
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}
