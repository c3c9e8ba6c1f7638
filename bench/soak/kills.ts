import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { startPalapa } from '../running-server.ts';
import { fetchBytes } from '../served-bytes.ts';
import type { GuestEventOfDay } from '../../src/content/guest.ts';
import { openFolders } from '../../src/server/database/embedded/folders.ts';
import { postmasterOf } from '../../src/server/database/embedded/postmaster.ts';
import { besidePalapa } from './own-database.ts';

const ROUNDS = 20;
/** PostgreSQL dies with Palapa in every so manieth round, so that the next start recovers from its log. */
const BOTH_EVERY = 3;

interface Acknowledged {
  readonly id: number;
  readonly version: number;
}

const dayOf = (round: number) => `2027-03-${String(round + 1).padStart(2, '0')}`;

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Writes until it is killed; answers all that was acknowledged. */
async function writeAndKill(dataDir: string, round: number): Promise<Acknowledged[]> {
  const writer = spawn(
    process.execPath,
    [join(import.meta.dirname, 'writer.ts'), dataDir, dayOf(round), String(round)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lines: string[] = [];
  const reader = createInterface(writer.stdout);
  const isOpen = await Promise.race([
    once(reader, 'line').then(() => true),
    once(writer, 'exit').then(() => false),
  ]);
  if (!isOpen) throw new Error(`Round ${round + 1}: the writer did not start again.`);
  reader.on('line', (line) => lines.push(line));
  const isRead = once(reader, 'close');
  await pause(250 + ((round * 97) % 300));
  const postmaster = (await postmasterOf((await openFolders(dataDir)).data))?.pid;
  await kill(writer);
  if (round % BOTH_EVERY === BOTH_EVERY - 1 && postmaster !== undefined) process.kill(postmaster, 'SIGKILL');
  await isRead;
  return lines.map((line) => {
    const [id, version] = line.split(' ');
    return { id: Number(id), version: Number(version) };
  });
}

/** What guests are told of a round's day, by the event's id. */
async function servedOn(port: number, round: number): Promise<Map<number, GuestEventOfDay>> {
  const { body } = await fetchBytes(port, `/api/events/all?day=${dayOf(round)}`);
  const { data } = JSON.parse(body.toString()) as { data: GuestEventOfDay[] };
  return new Map(data.map((event) => [event.id, event]));
}

/** What was acknowledged and is not there, or is not served to guests, as lines. */
async function missing(
  dataDir: string,
  port: number,
  rounds: readonly (readonly Acknowledged[])[],
): Promise<string[]> {
  const client = await besidePalapa(dataDir);
  const revisions = await client.query<{ key: string }>(
    `select record_id || ' ' || number as key from revision where type = 'event'`,
  );
  const records = await client.query<{ id: number; version: number }>('select id, version from event');
  await client.end();
  const remembered = new Set(revisions.rows.map((row) => row.key));
  const versions = new Map(records.rows.map((row) => [row.id, row.version]));
  const lines: string[] = [];
  for (const [round, acknowledged] of rounds.entries()) {
    const served = await servedOn(port, round);
    for (const { id, version } of acknowledged) {
      if ((versions.get(id) ?? 0) < version) lines.push(`event ${id} in version ${version}`);
      if (!remembered.has(`${id} ${version}`)) lines.push(`revision ${version} of event ${id}`);
      const event = served.get(id);
      if (!event || (version > 1 && !event.ends?.endsWith('11:00')))
        lines.push(`event ${id} among what guests see`);
    }
  }
  return lines;
}

/** kill -9 under writes, again and again: nothing acknowledged is lost, and the server starts by itself. */
export async function survivesKills(dataDir: string): Promise<string[]> {
  const rounds: Acknowledged[][] = [];
  const starts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await writeAndKill(dataDir, round));
    await using server = await startPalapa(dataDir, { env: { DEMO: '0' } });
    starts.push(server.readyAfter);
    const lost = await missing(dataDir, server.port, rounds);
    // The server that answers is killed too; only the last one may stop in peace.
    if (round < ROUNDS - 1) await kill(server.process);
    if (lost.length > 0) return [`lost after kill ${round + 1}: ${lost.slice(0, 5).join(', ')}`];
  }
  const writes = rounds.flat().length;
  if (writes < ROUNDS) return [`only ${writes} writes were acknowledged in ${ROUNDS} rounds`];
  console.log(
    `  ${ROUNDS} kills of the writer, ${ROUNDS - 1} of the server, ${Math.floor(ROUNDS / BOTH_EVERY)} of PostgreSQL with it: ` +
      `${writes} acknowledged writes, all there; slowest start ${Math.max(...starts).toFixed(0)} ms`,
  );
  return [];
}
