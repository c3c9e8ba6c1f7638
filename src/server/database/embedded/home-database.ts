import pg from 'pg';
import { superuser } from './cluster.ts';
import { role } from './settings.ts';
import { port } from './socket.ts';
import { codeOf } from './unavailable.ts';

const database = 'palapa';

/** The connection settings for the socket. Every value is set, so that PG* variables have no effect. */
export function homeConfig(socketFolder: string): pg.PoolConfig {
  return {
    host: socketFolder,
    port,
    user: role,
    database,
    ssl: false,
    connectionTimeoutMillis: 10_000,
    application_name: 'palapa',
  };
}

/** Whether a failed connection means that a fresh cluster has no role or no database for Palapa yet. */
export function isHomeMissing(error: unknown): boolean {
  return (
    codeOf(error) === '3D000' || (codeOf(error) === '28000' && /role .* does not exist/.test(String(error)))
  );
}

/** Palapa's role may make databases and nothing else of a superuser's. */
export async function createHome(socketFolder: string): Promise<void> {
  const client = new pg.Client({ ...homeConfig(socketFolder), user: superuser, database: superuser });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`create role ${role} login createdb`).catch(unlessThere);
    await client.query(`create database ${database} owner ${role}`).catch(unlessThere);
  } finally {
    await client.end();
  }
}

function unlessThere(error: unknown): void {
  if (!['42710', '42P04', '23505'].includes(codeOf(error) ?? '')) throw error;
}
