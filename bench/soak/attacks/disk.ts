import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { openFolders } from '../../../src/server/database/embedded/folders.ts';
import { visitAsAdministrator } from '../../staff-visit.ts';
import { besidePalapa } from '../own-database.ts';
import type { AttackReport, AttackTarget } from './attack.ts';

const MB = 2 ** 20;
const CONNECTIONS = 4;
/** Just below the size of any request body, and just below that of a draft. */
const WAVES = [
  { drafts: 60, bytes: 4.9 * MB },
  { drafts: 300, bytes: 0.98 * MB },
] as const;
/** What one person's drafts may take: 20 MB that are kept, and what a minute without a vacuum leaves behind. */
const MAX_KEPT = 21 * MB;
const MAX_TABLE = 100 * MB;
const MAX_WAL = 300 * MB;

const inMB = (bytes: number) => `${(bytes / MB).toFixed(0)} MB`;

interface Taken {
  readonly kept: number;
  readonly table: number;
  readonly wal: number;
}

async function taken(client: Client, dataDir: string): Promise<Taken> {
  const { rows } = await client.query<{ kept: string; table: string }>(
    `select coalesce(sum(octet_length("values")), 0) as kept, pg_total_relation_size('draft') as table from draft`,
  );
  const folder = join((await openFolders(dataDir)).data, 'pg_wal');
  const names = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const sizes = await Promise.all(names.map((name) => stat(join(folder, name)).then(({ size }) => size)));
  return {
    kept: Number(rows[0]!.kept),
    table: Number(rows[0]!.table),
    wal: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/** A draft that no compression makes smaller, under a key of its own. */
const draftOf = (bytes: number) => ({
  type: 'event',
  record_id: null,
  site_id: 15,
  version: null,
  step: 'create/when',
  values: { label: randomBytes(Math.floor(bytes * 0.75)).toString('base64'), locale: { en: {}, es: {} } },
});

/** One person keeps drafts of the largest size under new keys, as fast as the server takes them. */
export async function fillWithDrafts({ server, dataDir }: AttackTarget): Promise<AttackReport> {
  const client = await besidePalapa(dataDir);
  const visit = await visitAsAdministrator(server.port, CONNECTIONS);
  const before = await taken(client, dataDir);
  const figures: string[] = [];
  const began = performance.now();
  for (const { drafts, bytes } of WAVES) {
    const statuses = new Map<number, number>();
    let left = drafts;
    const keepOn = async () => {
      while (left-- > 0) {
        const key = randomBytes(4).toString('hex');
        // A refusal on sight may end the connection before all was sent.
        const status = await visit.ask('PUT', `drafts/${key}`, draftOf(bytes)).then(
          (response) => response.status,
          () => 0,
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, keepOn));
    const responses = [...statuses].map(([status, count]) => `${count} × ${status || 'connection ended'}`);
    figures.push(`${drafts} drafts of ${(bytes / MB).toFixed(2)} MB: ${responses.join(', ')}`);
  }
  const seconds = (performance.now() - began) / 1000;
  const after = await taken(client, dataDir);
  await client.end();
  visit.close();
  figures.push(
    `in ${seconds.toFixed(0)} s: kept ${inMB(before.kept)} → ${inMB(after.kept)}, ` +
      `table ${inMB(before.table)} → ${inMB(after.table)}, WAL ${inMB(before.wal)} → ${inMB(after.wal)}`,
  );
  const problems: string[] = [];
  if (after.kept > MAX_KEPT) problems.push(`one person keeps ${inMB(after.kept)} of drafts`);
  if (after.table > MAX_TABLE) problems.push(`the table of drafts takes ${inMB(after.table)}`);
  if (after.wal > MAX_WAL) problems.push(`the WAL takes ${inMB(after.wal)}`);
  await visitAsAdministrator(server.port).then(
    (again) => again.close(),
    (error: unknown) => problems.push(`nobody can sign in afterwards: ${String(error)}`),
  );
  return { figures, problems };
}
