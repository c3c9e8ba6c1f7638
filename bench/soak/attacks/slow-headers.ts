import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { type Latency, measureLatency, type Probe } from './latency.ts';

/**
 * Headers and addresses of 15,000 characters that are made to be parsed slowly, one kind after the other, some twenty
 * requests a second, while guests read a list of restaurants.
 */

const LENGTH = 15_000;
const PER_SECOND = 20;
const PHASE_MS = 1500;
const QUIET_MS = 4000;
const ANSWERED_WITHIN = 60_000;

/** A phase is a problem when the guests' p50 exceeds its quiet value so many times, and the noise of a machine. */
const MAX_SLOWDOWN = 3;
const NOISE_MS = 5;

const GUESTS_READ = '/api/restaurants/all';
const PATHS = [GUESTS_READ, '/app/', '/api/devise/session'];

const HEADERS = [
  'If-None-Match',
  'Accept-Encoding',
  'Accept',
  'Accept-Language',
  'Cookie',
  'Host',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
];

const FILLINGS: Readonly<Record<string, string>> = {
  blanks: ' ',
  commas: ',',
  semicolons: ';',
  quotes: '"',
  'a mixture': '" , ;q=',
};

/** A request as it goes over the wire, with a number that makes it differ from all others. */
type Request = (number: number) => string;

const fill = (filling: string): string => filling.repeat(LENGTH / filling.length);

const request = (path: string, headers: readonly string[]): string =>
  [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');

const phases: Readonly<Record<string, Request>> = {
  ...Object.fromEntries(
    HEADERS.flatMap((header) =>
      Object.entries(FILLINGS).map(([name, filling]): [string, Request] => [
        `${header} of ${name}`,
        (number) =>
          request(PATHS[number % PATHS.length]!, [
            ...(header === 'Host' ? [] : ['Host: localhost']),
            // Blanks at the ends of a header are no part of it.
            `${header}: a${number}${fill(filling)}b`,
          ]),
      ]),
    ),
  ),
  'a path of slashes': (number) => request(`/app/property-hub${fill('/')}x${number}`, ['Host: localhost']),
  'a query of plus signs': (number) =>
    request(`/api/events/all?day=${number}${fill('+')}x`, ['Host: localhost']),
};

/** Sends a request on a socket of its own; its status. */
async function send(port: number, text: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.setTimeout(ANSWERED_WITHIN, () => socket.destroy(new Error('An attack was not answered in time.')));
  const closed = once(socket, 'close');
  let response = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    if (response.length < 12) response += chunk;
  });
  socket.write(text);
  await closed;
  return response.slice(9, 12);
}

/** Attacks for a while and waits for all answers, whose statuses are added to `statuses`. */
async function attackWith(port: number, phase: Request, statuses: string[]): Promise<void> {
  const sent: Promise<string>[] = [];
  const end = performance.now() + PHASE_MS;
  while (performance.now() < end) {
    sent.push(send(port, phase(statuses.length + sent.length)));
    await sleep(1000 / PER_SECOND);
  }
  statuses.push(...(await Promise.all(sent)));
}

const PROBES = {
  guests: { path: GUESTS_READ, pace: { every: 20 }, headers: { 'accept-encoding': 'br' } },
} satisfies Record<string, Probe>;

const inWords = ({ p50, p99 }: Latency): string => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

export const slowHeaders: Attack = async ({ server: { port } }) => {
  const measure = async (during: Promise<unknown>) => {
    const { guests } = await measureLatency(port, PROBES, during);
    await during;
    return guests;
  };
  await measure(sleep(QUIET_MS));
  const quiet = await measure(sleep(QUIET_MS));
  const most = Math.max(NOISE_MS, quiet.p50 * MAX_SLOWDOWN);
  const statuses: string[] = [];
  const measured: { readonly name: string; readonly latency: Latency }[] = [];
  for (const [name, phase] of Object.entries(phases)) {
    let latency = await measure(attackWith(port, phase, statuses));
    // The machine may have been busy elsewhere: what looks slow is looked at again.
    if (latency.p50 > most) latency = await measure(attackWith(port, phase, statuses));
    measured.push({ name, latency });
  }
  measured.sort((one, other) => other.latency.p50 - one.latency.p50);
  const counted = [...Map.groupBy(statuses, (status) => status || 'closed')].map(
    ([status, all]) => `${all.length} × ${status}`,
  );
  return {
    figures: [
      `${GUESTS_READ} when quiet: ${inWords(quiet)}`,
      ...measured.slice(0, 6).map(({ name, latency }) => `during ${name}: ${inWords(latency)}`),
      `${statuses.length} requests of ${LENGTH} characters, ${PER_SECOND} a second: ${counted.join(', ')}`,
    ],
    problems: measured.flatMap(({ name, latency: { p50, failures } }) => [
      ...(p50 > most
        ? [`${name} took the guests' p50 to ${p50.toFixed(0)} ms; at most ${most.toFixed(1)} ms is fine.`]
        : []),
      ...(failures > 0 ? [`${name}: ${failures} requests of guests failed.`] : []),
    ]),
  };
};
