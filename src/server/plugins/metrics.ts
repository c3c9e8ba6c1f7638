import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Loaded at the first scrape, so that a start does not wait for it. */
const registry = new Registry();
collectDefaultMetrics({ register: registry });

const connections = new Gauge({
  name: 'palapa_database_connections',
  help: 'Database connections of this process by state',
  labelNames: ['state'],
  registers: [registry],
});

/** Prometheus text of this process. */
export async function scrape(pool: Pool): Promise<{ type: string; text: string }> {
  connections.set({ state: 'open' }, pool.totalCount);
  connections.set({ state: 'idle' }, pool.idleCount);
  connections.set({ state: 'awaited' }, pool.waitingCount);
  return { type: registry.contentType, text: await registry.metrics() };
}
