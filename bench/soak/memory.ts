import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { type RunningServer, startPalapa } from '../running-server.ts';
import { contentCounts, multiplyContent, siteKeys } from '../multiply.ts';
import { connect } from '../../src/server/database/connect.ts';
import { besidePalapa } from './own-database.ts';

const MIN_SITES = 200;
const MINUTE = 60_000;
const LOOKS = 6;
const AT_ONCE = 10;
const DROP_EVERY = 25;
const DAYS_FIRST = 1500;
const DAYS_MORE = 12_000;
/** What a server may hold at the end over what it held when everything had been read once. */
const MAX_GROWTH = 1.15;

const READS = [
  'site',
  'restaurants/all',
  'content-sections/all',
  'events/all',
  'restaurants/dietary-dishes',
  'promos/by-location?location=Dining',
];
const log = { info() {}, warn: console.warn, error: console.error };
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Reads an answer whole; throws unless it is a 200. */
function read(port: number, path: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    get(
      { host: '127.0.0.1', port, path, headers: { ...headers, 'accept-encoding': 'br' }, agent },
      (response) => {
        response.resume();
        response.on('error', reject);
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
        );
      },
    ).on('error', reject);
  });
}

/** So many readers at once, each taking the next question until there is none. */
async function readAll(paths: Iterable<() => Promise<void>>): Promise<void> {
  const next = paths[Symbol.iterator]();
  const reader = async () => {
    for (let step = next.next(); !step.done; step = next.next()) await step.value();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
}

async function megabytes(server: RunningServer): Promise<number> {
  const reply = once(server.process, 'message');
  server.process.send('tell');
  const [{ megabytes: used }] = (await reply) as [{ megabytes: number }];
  return used;
}

function grew(what: string, before: number, after: number): string[] {
  const line = `${before.toFixed(1)} MB → ${after.toFixed(1)} MB`;
  console.log(`  ${what}: ${line}`);
  return after > before * MAX_GROWTH ? [`${what}: memory grew from ${line}`] : [];
}

async function fill(dataDir: string): Promise<string[]> {
  const { pool, close } = await connect({ dataDir, databaseUrl: undefined, log, limits: null });
  try {
    const { site = 1 } = await contentCounts(pool);
    await multiplyContent(pool, Math.ceil(MIN_SITES / site));
    const counts = await contentCounts(pool);
    console.log(
      `  ${Object.entries(counts)
        .map(([name, total]) => `${total} ${name}`)
        .join(', ')}`,
    );
    return await siteKeys(pool);
  } finally {
    await close();
  }
}

function* everything(port: number, keys: readonly string[]) {
  for (const key of keys)
    for (const path of READS) yield () => read(port, `/api/${path}`, { 'server-name': key });
}

/** Mixed reads of all sites while writes make the server forget one site after another. */
async function mixedReads(
  server: RunningServer,
  dataDir: string,
  keys: readonly string[],
): Promise<string[]> {
  await readAll(everything(server.port, keys));
  const before = await megabytes(server);
  const writer = await besidePalapa(dataDir);
  const end = Date.now() + MINUTE;
  let drops = 0;
  let reads = 0;
  let isOver = false;
  const dropping = (async () => {
    for (; !isOver; drops += 1) {
      await writer.query('update site set updated_at = now() where key = $1', [keys[drops % keys.length]]);
      await new Promise((resolve) => setTimeout(resolve, DROP_EVERY));
    }
  })();
  function* forAMinute() {
    for (; Date.now() < end; reads += 1) {
      const key = keys[(reads * 7) % keys.length]!;
      const path = READS[reads % READS.length]!;
      yield () => read(server.port, `/api/${path}`, { 'server-name': key });
    }
  }
  const looks: number[] = [];
  const looking = setInterval(
    () => void megabytes(server).then((used) => looks.push(used)),
    MINUTE / (LOOKS + 1),
  );
  try {
    await readAll(forAMinute());
  } finally {
    clearInterval(looking);
    isOver = true;
    await dropping;
    await writer.end();
  }
  // What was forgotten last is read again, so that both ends of the comparison hold every site.
  await readAll(everything(server.port, keys));
  console.log(
    `  ${reads} reads and ${drops} writes in a minute; in between ${looks.map((one) => one.toFixed(0)).join(', ')} MB`,
  );
  return grew(`a minute of mixed reads of ${keys.length} sites`, before, await megabytes(server));
}

/** Guests may ask for any day: the answers kept are bounded. */
async function endlessDays(server: RunningServer, key: string): Promise<string[]> {
  const first = Date.UTC(2030, 0, 1);
  function* days(from: number, to: number) {
    for (let at = from; at < to; at += 1) {
      const day = new Date(first + at * 86_400_000).toISOString().slice(0, 10);
      yield () => read(server.port, `/api/events/all?day=${day}`, { 'server-name': key });
    }
  }
  await readAll(days(0, DAYS_FIRST));
  const before = await megabytes(server);
  await readAll(days(DAYS_FIRST, DAYS_FIRST + DAYS_MORE));
  return grew(`${DAYS_MORE} more days asked for`, before, await megabytes(server));
}

/** A Palapa of many sites holds as much after hours as after minutes. */
export async function memoryIsStable(dataDir: string): Promise<string[]> {
  await (await startPalapa(dataDir))[Symbol.asyncDispose]();
  const keys = await fill(dataDir);
  const nodeOptions = ['--expose-gc', '--import', join(import.meta.dirname, 'report-memory.ts')];
  await using server = await startPalapa(dataDir, { nodeOptions });
  const problems = await mixedReads(server, dataDir, keys);
  problems.push(...(await endlessDays(server, keys[0]!)));
  agent.destroy();
  return problems;
}
