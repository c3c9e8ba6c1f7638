import { Agent, request } from 'node:http';
import type { AttackReport, AttackTarget } from './attack.ts';
import { residentMegabytes } from './process-memory.ts';

const TOTAL = 500_000;
const AT_ONCE = 40;
/** Megabytes that the server may hold at the end, whatever it was asked for. */
const MAX_MEMORY = 250;
const LONG = 'x'.repeat(12_000);

type Wanted = { readonly path: string; readonly headers?: Readonly<Record<string, string>> };

/** A host of the demo that has a public site. */
const site = { host: 'casa-marea.localhost' };

const dayOf = (number: number) =>
  new Date(Date.UTC(2000, 0, 1 + (number % 40_000))).toISOString().slice(0, 10);
const momentOf = (number: number) => new Date(1e12 + (number % 9e6) * 61_000).toISOString().slice(0, 16);

/** What a stranger can vary: each of these is another request every time. */
const variations: readonly ((number: number) => Wanted)[] = [
  (number) => ({ path: `/api/site?utm=${number}` }),
  (number) => ({ path: `/api/airports?q=${number}${LONG}` }),
  (number) => ({ path: `/api/airports?q=${number.toString(36)}` }),
  (number) => ({ path: `/api/promos/by-location?location=${number}${LONG}` }),
  (number) => ({ path: `/api/promos/by-location?location=Dining&asOf=${momentOf(number)}` }),
  (number) => ({ path: `/api/events/all?day=${dayOf(number)}` }),
  (number) => ({ path: `/api/events/by-slug?slug=${number}` }),
  (number) => ({ path: `/api/events/calendar.ics?slug=${number}&at=${momentOf(number)}&language=es` }),
  (number) => ({
    path: `/api/events/calendar.ics?slug=morning-breath&at=${dayOf(number)}T07:00`,
    headers: site,
  }),
  (number) => ({ path: `/api/restaurants/all?asOf=${momentOf(number)}` }),
  (number) => ({ path: `/api/restaurants/dietary-dishes?asOf=${momentOf(number)}&language=l${number}` }),
  (number) => ({ path: `/api/restaurant-menus/${number}` }),
  (number) => ({ path: `/app/property-hub/dining/${number}` }),
  (number) => ({ path: `/app/property-hub?x=${number}`, headers: { cookie: `palapa-language=l${number}` } }),
  (number) => ({
    path: '/app/property-hub',
    headers: { host: `casa-marea.localhost:${1 + (number % 65_000)}`, 'accept-language': `en;q=0.${number}` },
  }),
  (number) => ({ path: '/api/site', headers: { host: `host-${number}.test` } }),
  (number) => ({ path: '/api/site', headers: { 'server-name': `name-${number}` } }),
  (number) => ({ path: '/api/site', headers: { 'accept-encoding': `br;q=0.${number}, gzip ${LONG}` } }),
  (number) => ({ path: `/api/devise/booking-codes/by-resort?resort=${number}&promo=${number}` }),
  (number) => ({ path: `/app/icon.svg?${number}` }),
  (number) => ({ path: `/nothing/${number}` }),
  (number) => ({ path: `/?utm=${number}`, headers: site }),
  (number) => ({ path: `/es/?utm=${number}`, headers: { host: `${site.host}:${1 + (number % 65_000)}` } }),
  (number) => ({ path: `/dining/${number}`, headers: { ...site, accept: 'text/html' } }),
  (number) => ({ path: `/es/${number}/${number}`, headers: { ...site, cookie: `seen=${number}` } }),
  (number) => ({ path: `/${number}/${LONG}`, headers: site }),
  (number) => ({ path: `/sitemap.xml?${number}`, headers: site }),
  (number) => ({ path: `/es/feed.xml?${number}`, headers: site }),
  (number) => ({ path: `/media/nothing-${number}?w=400`, headers: site }),
  (number) => ({ path: `/media/terrace?w=${number}`, headers: site }),
];

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** The status of the answer, which is read whole. */
function ask(port: number, { path, headers = {} }: Wanted): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode!));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Half a million requests of which no two are alike, to every public route. */
export async function distinctRequests({ server }: AttackTarget): Promise<AttackReport> {
  const before = residentMegabytes(server.pid);
  const statuses = new Map<number, number>();
  let most = before;
  let next = 0;
  const client = async () => {
    for (let number = next++; number < TOTAL; number = next++) {
      const status = await ask(server.port, variations[number % variations.length]!(number));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (number % 1000 === 0) most = Math.max(most, residentMegabytes(server.pid));
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  const perSecond = TOTAL / ((performance.now() - began) / 1000);
  agent.destroy();
  const after = residentMegabytes(server.pid);
  const summary = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const figures = [
    `${TOTAL} different requests, ${perSecond.toFixed(0)} a second: ${summary}`,
    `memory of the process ${before.toFixed(0)} MB → ${after.toFixed(0)} MB, at most ${most.toFixed(0)} MB`,
  ];
  const failures = [...statuses.keys()].filter((status) => status >= 500);
  const problems = [
    ...failures.map((status) => `${statuses.get(status)} requests were answered with ${status}`),
    ...(after > MAX_MEMORY ? [`the process holds ${after.toFixed(0)} MB, more than ${MAX_MEMORY} MB`] : []),
  ];
  return { figures, problems };
}
