import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { visitAsAdministrator } from '../../staff-visit.ts';
import type { Attack } from './attack.ts';

/**
 * Searches that cost much to answer, sent at a steady rate, while a guest reads the restaurants. Every search is
 * another one, so that no cache helps. What a search costs the event loop is what the guest waits longer.
 */

const SEARCHES = 40;
const SEARCH_EVERY_MS = 50;
const READS_QUIET = 300;
const READ_EVERY_MS = 10;
const MAX_SOCKETS = 100;
/** How much longer a guest may wait while searches come in: the median, as a multiple of the quiet one. */
const MAX_SLOWDOWN = 3;
/** Milliseconds. A quiet read takes a fraction of this, and the noise of a shared machine as much. */
const NOISE_FLOOR = 2;

/** Texts that are looked for, different each time; the long ones make an address of nearly 15 kB. */
const searchTexts: Readonly<Record<string, (nth: number) => string>> = {
  'thousands of words': (nth) => `a${'+a'.repeat(7000 + nth)}`,
  'words of thousands of letters': (nth) => `${'a'.repeat(4900)}+`.repeat(3) + nth,
  'thousands of combining accents': (nth) => `a${'%CC%95%CC%80%CC%A1'.repeat(800)}+${nth}`,
  // Short enough for every limit: what is left of the attack once the limits hold.
  'eight short words': (nth) => `a+i+in+int+inte+inter+intern+i${nth}`,
  'sixty times three accents': (nth) => `a${'%CC%95%CC%80%CC%A1'.repeat(60)}+${nth}`,
};

const places: Readonly<Record<string, (text: string) => string>> = {
  airports: (text) => `/api/airports?q=${text}`,
  'list of events': (text) => `/api/devise/events?searchterm=${text}`,
  pictures: (text) => `/api/devise/pictures?q=${text}`,
  find: (text) => `/api/devise/find?q=${text}`,
  'public site': (text) => `/search?q=${text}`,
  people: (text) => `/api/devise/users?searchterm=${text}`,
};

type Send = (path: string) => Promise<{ status: number; milliseconds: number }>;

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN;

/**
 * Reads one path at a steady rate, as many guests together do, whether or not the reads before were answered: one who
 * waited for each answer would count a long wait once. The times in milliseconds, sorted.
 */
async function readTimes(send: Send, isOver: () => boolean): Promise<number[]> {
  const reads: ReturnType<Send>[] = [];
  while (reads.length < READS_QUIET || !isOver()) {
    reads.push(send('/api/restaurants/all'));
    await pause(READ_EVERY_MS);
  }
  const responses = await Promise.all(reads);
  const failed = responses.find(({ status }) => status !== 200);
  if (failed) throw new Error(`A guest's read was answered with ${failed.status}.`);
  return responses.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
}

/** Sends the searches whether or not the ones before were answered; how often each status came back. */
async function sendAll(send: Send, pathOf: (nth: number) => string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const sent = Array.from({ length: SEARCHES }, async (_, nth) => {
    await pause(nth * SEARCH_EVERY_MS);
    const { status } = await send(pathOf(nth));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  await Promise.all(sent);
  return statuses;
}

/** Requests over connections that stay open. */
function client(port: number, cookie = ''): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  const send: Send = (path) => {
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port, path, agent, headers: { cookie, 'accept-encoding': 'br' } },
        (response) => {
          response.resume();
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - began }),
          );
        },
      );
      sent.on('error', reject);
      sent.end();
    });
  };
  return { send, close: () => agent.destroy() };
}

const shown = (times: readonly number[]) =>
  `p50 ${at(times, 0.5).toFixed(2)} ms, p99 ${at(times, 0.99).toFixed(2)} ms`;

export const searches: Attack = async ({ server: { port } }) => {
  const visit = await visitAsAdministrator(port);
  const guest = client(port);
  const attacker = client(port, visit.cookie());
  const figures: string[] = [];
  const problems: string[] = [];
  try {
    await readTimes(guest.send, () => true);
    const quiet = await readTimes(guest.send, () => true);
    figures.push(`a guest's read, quiet: ${shown(quiet)}`);
    const limit = MAX_SLOWDOWN * Math.max(at(quiet, 0.5), NOISE_FLOOR);
    for (const [place, pathWith] of Object.entries(places)) {
      for (const [kind, textOf] of Object.entries(searchTexts)) {
        let isOver = false;
        const reading = readTimes(guest.send, () => isOver);
        const statuses = await sendAll(attacker.send, (nth) => pathWith(textOf(nth))).finally(() => {
          isOver = true;
        });
        const during = await reading;
        const summary = [...statuses].map(([status, count]) => `${count}× ${status}`).join(', ');
        figures.push(`${place}, ${kind} (${summary}): ${shown(during)}`);
        if (at(during, 0.5) > limit) {
          problems.push(
            `${place}, ${kind}: a guest waits ${at(during, 0.5).toFixed(1)} ms, at most ${limit.toFixed(1)}`,
          );
        }
        if ([...statuses.keys()].some((status) => status >= 500)) {
          problems.push(`${place}, ${kind}: answered with a fault`);
        }
      }
    }
  } finally {
    visit.close();
    guest.close();
    attacker.close();
  }
  return { figures, problems };
};
