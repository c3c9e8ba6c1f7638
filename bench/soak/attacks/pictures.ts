import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../../../src/server/staff/people/demo-staff.ts';
import { visitAsAdministrator } from '../../staff-visit.ts';
import type { Attack, AttackTarget } from './attack.ts';
import { type Latency, measureLatency, type Probe } from './latency.ts';
import { askForAll, variantsOf } from './picture-load.ts';
import { childrenOf, hasLoaded, residentMegabytes } from './process-memory.ts';

const QUIET_FOR = 15_000;
/** In five widths and two formats: 500 variants. */
const PICTURES = 50;
const UPLOADS = 6;
const SAMPLE_EVERY = 200;
const GONE_WITHIN = 30_000;
/** What the serving process may hold, in megabytes. */
const MAX_RSS = 250;
/** How much longer than in quiet a guest's answer may take; below the floor, in milliseconds, nobody notices. */
const MAX_TIMES = 3;
const FLOOR = 15;
/** Not who uploads: of many sessions of one person the oldest end. */
const SIGNS_IN = 'viewer@palapa.test';
const DECODER = 'decode-pictures';

const photo25Megapixels = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 6000,
      height: 4200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer();

/** What guests and a member of staff send. A write needs a token; a session of nobody gives one. */
async function probesOf(port: number): Promise<Readonly<Record<string, Probe>>> {
  const session = await fetch(`http://127.0.0.1:${port}/api/devise/session`);
  const cookie = session.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return {
    'GET /api/restaurants/all': { path: '/api/restaurants/all', pace: { pause: 20 } },
    'GET /app/': { path: '/app/', pace: { pause: 20 } },
    'POST /api/devise/login': {
      path: '/api/devise/login',
      pace: { pause: 300 },
      headers: {
        'content-type': 'application/json',
        cookie,
        'x-csrf-token': /PALAPA-XSRF=([^;]+)/.exec(cookie)?.[1] ?? '',
      },
      body: JSON.stringify({ email: SIGNS_IN, password: DEMO_PASSWORD }),
    },
  };
}

const line = (name: string, { count, failures, p50, p95 }: Latency): string =>
  `${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${count} requests, ${failures} failed)`;

/** The most memory that the serving process and all its decoders held. */
function watchMemory(pid: number) {
  const most = { server: 0, decoders: 0, count: 0 };
  const look = () => {
    const decoders = childrenOf(pid, DECODER);
    const held = decoders.map(residentMegabytes).reduce((sum, one) => sum + one, 0);
    most.server = Math.max(most.server, residentMegabytes(pid));
    most.decoders = Math.max(most.decoders, held);
    most.count = Math.max(most.count, decoders.length);
  };
  const timer = setInterval(look, SAMPLE_EVERY);
  return { most, stop: () => clearInterval(timer) };
}

async function load({ server }: AttackTarget) {
  const staff = await visitAsAdministrator(server.port);
  const { body } = await staff.ask('GET', 'pictures?pageSize=100');
  const pictures = (body as { data: { src: string; thumbhash: string | null }[] }).data;
  const sources = pictures.filter(({ thumbhash }) => thumbhash !== null).map(({ src }) => src);
  const variants = variantsOf(sources.slice(0, PICTURES));
  const bytes = await photo25Megapixels();
  const uploads = async () => {
    const statuses: number[] = [];
    for (let number = 0; number < UPLOADS; number += 1) {
      statuses.push((await staff.upload(`pictures?name=attack-${number}.jpg`, 'image/jpeg', bytes)).status);
    }
    return statuses;
  };
  const began = performance.now();
  const [outcome, uploaded] = await Promise.all([askForAll(server.port, variants), uploads()]);
  staff.close();
  return { ...outcome, uploaded, seconds: (performance.now() - began) / 1000 };
}

async function untilIdle(pid: number): Promise<number> {
  const began = performance.now();
  while (childrenOf(pid, DECODER).length > 0 && performance.now() - began < GONE_WITHIN) await pause(500);
  return childrenOf(pid, DECODER).length;
}

/** Asks for every picture in every width at once and uploads large ones, while guests read and staff sign in. */
export const pictures: Attack = async (target) => {
  const { port, pid } = target.server;
  const probes = await probesOf(port);
  const measure = (over: Promise<unknown>) => measureLatency(port, probes, over);
  await measure(pause(2000));
  const quiet = await measure(pause(QUIET_FOR));
  const before = residentMegabytes(pid);
  const memory = watchMemory(pid);
  const loading = load(target);
  const busy = await measure(loading);
  const { requested, postponed, unexpected, uploaded, seconds } = await loading;
  const left = await untilIdle(pid);
  memory.stop();
  const after = residentMegabytes(pid);
  const quietAfter = await measure(pause(QUIET_FOR));
  const { most } = memory;

  const figures = [
    `${requested} variants asked for at once, all made after ${seconds.toFixed(0)} s; ${postponed} answers 503 with Retry-After`,
    `uploads of 25 megapixels: ${uploaded.join(', ')}`,
    ...Object.entries(quiet).map(([name, one]) => `before ${line(name, one)}`),
    ...Object.entries(quietAfter).map(([name, one]) => `after  ${line(name, one)}`),
    ...Object.entries(busy).map(([name, one]) => `busy   ${line(name, one)}`),
    `serving process: ${before.toFixed(0)} MB before, ${most.server.toFixed(0)} MB at most, ${after.toFixed(0)} MB after`,
    `decoders: ${most.count} at most, together ${most.decoders.toFixed(0)} MB; ${left} left after idle`,
  ];
  const problems = [...unexpected].map(([what, times]) => `${times} pictures were answered with ${what}`);
  for (const [name, { p95, failures }] of Object.entries(busy)) {
    // What else the machine does slows answers in quiet too: the worse of both looks is what they take.
    const inQuiet = Math.max(quiet[name]!.p95, quietAfter[name]!.p95);
    const allowed = Math.max(FLOOR, MAX_TIMES * inQuiet);
    if (p95 > allowed)
      problems.push(`${name}: p95 ${p95.toFixed(1)} ms, at most ${allowed.toFixed(1)} ms allowed`);
    if (failures > 0) problems.push(`${name}: ${failures} requests failed`);
  }
  if (most.server > MAX_RSS) {
    problems.push(`the serving process held ${most.server.toFixed(0)} MB, at most ${MAX_RSS} MB are allowed`);
  }
  if (hasLoaded(pid, 'libvips')) problems.push('the serving process has loaded libvips');
  if (left > 0) problems.push(`${left} decoders remain ${GONE_WITHIN / 1000} s after the last picture`);
  if (uploaded.some((status) => status !== 201))
    problems.push(`uploads were answered with ${uploaded.join(', ')}`);
  return { figures, problems };
};
