import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fetchBytes } from '../../served-bytes.ts';
import { visitAsAdministrator } from '../../staff-visit.ts';
import type { AttackReport, AttackTarget } from './attack.ts';

const SECONDS = 10;
const WRITES_PER_SECOND = 10;

const draft = {
  type: 'event',
  record_id: null,
  site_id: 15,
  version: null,
  step: 'create/when',
  values: { label: 'Written', locale: { en: {}, es: {} } },
};

/** The database's folder is moved away under the running server, while staff write. */
export async function removeDataFolder({ server, dataDir }: AttackTarget): Promise<AttackReport> {
  const visit = await visitAsAdministrator(server.port);
  const folder = join(dataDir, 'postgres');
  const away = join(dataDir, 'postgres-away');
  const counts = new Map<number, number>();
  let ready = 0;
  await rename(folder, away);
  try {
    for (let at = 0; at < SECONDS * WRITES_PER_SECOND; at += 1) {
      const { status } = await visit.ask('PUT', `drafts/${String(at).padStart(8, '0')}`, draft);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      await pause(1000 / WRITES_PER_SECOND);
    }
    ready = (await fetchBytes(server.port, '/readyz')).status;
  } finally {
    await rename(away, folder);
  }
  const { status: afterwards } = await visit.ask('PUT', 'drafts/afterwds', draft);
  visit.close();
  const acknowledged = counts.get(200) ?? 0;
  const problems: string[] = [];
  if (acknowledged > 0) problems.push(`${acknowledged} writes were acknowledged without the data folder`);
  if (ready !== 503) problems.push(`/readyz said ${ready} without the data folder`);
  if (afterwards !== 200) problems.push(`a write was answered with ${afterwards} once the folder was back`);
  return {
    figures: [
      `${SECONDS * WRITES_PER_SECOND} writes without the data folder: ` +
        `${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}; /readyz ${ready}`,
    ],
    problems,
  };
}
