import { join } from 'node:path';
import type { Pool } from 'pg';
import { contentTypes } from '../src/content/index.ts';
import { permissions } from '../src/domain/staff/permission.ts';
import { findAnything } from '../src/server/content/find/find.ts';
import type { Staff } from '../src/server/http/staff.ts';
import { listRecords } from '../src/server/content/store/list.ts';
import type { Database } from '../src/server/content/store/repository.ts';
import type { Selection } from '../src/server/content/store/selection.ts';
import { ANY_VERSION } from '../src/server/content/write/change.ts';
import { updateRecord } from '../src/server/content/write/write.ts';
import { plansOf } from '../test/plans.ts';
import { inCopyOf } from './copied-data.ts';
import { limits } from './limits.ts';
import { median } from './load.ts';
import { EVENTS_EACH, FIRST_SITE, makeManyEvents } from './many-events.ts';
import { verdict, type Verdict } from './report.ts';
import { startPalapa } from './running-server.ts';
import { type StaffVisit, visitAsAdministrator } from './staff-visit.ts';

/** What staff do in a group of 200 sites with 100,000 events, beside one of 200 sites with 1,000. */

const SITES = 200;
const FEW_SITES = 1000 / EVENTS_EACH;
// Many short rounds: whatever else the machine does strikes few of them, and medians pass over those.
const ROUNDS = 9;
const EACH = 100;

interface Operation {
  readonly name: string;
  /** The way of the nth time. */
  readonly ask: (visit: StaffVisit, nth: number) => ReturnType<StaffVisit['ask']>;
  /** The same without HTTP, for PostgreSQL to explain what it asks of it. */
  readonly work: (db: Database) => Promise<unknown>;
}

const eventId = (nth: number) => 1_000_001 + (nth % (FEW_SITES * EVENTS_EACH));

const list = (name: string, query: (nth: number) => string, selection: Selection): Operation => ({
  name,
  ask: (visit, nth) => visit.ask('GET', `events?${query(nth)}`),
  work: (db) => listRecords(db, contentTypes.event, { page: 1, pageSize: 25, ...selection }),
});

const ofSite = { siteIds: [FIRST_SITE] };
const site = `site_id=${FIRST_SITE}`;

const someone = { id: null, name: 'Bench' };
const administrator: Staff = {
  id: 'bench',
  name: someone.name,
  permissions: [],
  views: [...permissions],
  siteIds: 'all',
};

const find = (name: string, words: (nth: number) => string): Operation => ({
  name,
  ask: (visit, nth) => visit.ask('GET', `find?q=${words(nth)}`),
  work: (db) => findAnything(db, administrator, { words: words(0) }),
});

const operations: readonly Operation[] = [
  list('list of all sites', () => '', {}),
  list('list of a site', () => site, ofSite),
  list('list by name', () => 'sort=label', { sort: { by: 'label', isDescending: false } }),
  list('list by last change', () => 'sort=-updated_at', { sort: { by: 'updated_at', isDescending: true } }),
  list('list of a site by start', () => `${site}&sort=start_date`, {
    ...ofSite,
    sort: { by: 'start_date', isDescending: false },
  }),
  list('list in Spanish', () => 'language=es', { language: 'es' }),
  list('list of what Spanish lacks', () => 'missing=es', { needsSpanish: true }),
  list('list of a site by category', () => `${site}&category=Wellness`, {
    ...ofSite,
    where: { category: 'Wellness' },
  }),
  list('search', (nth) => `searchterm=only${eventId(nth)}`, { words: 'only1000001' }),
  list('search in a site', () => `${site}&searchterm=the+s`, { ...ofSite, words: 'the s' }),
  list('search for what most events say', () => 'searchterm=the', { words: 'the' }),
  find('find anything', (nth) => `only${eventId(nth)}`),
  find('find what most events say', () => 'the'),
  {
    name: 'save',
    // The save alone is timed; it names the version that is read before.
    ask: async (visit, nth) => {
      const path = `events/${eventId(nth)}`;
      const { data } = (await visit.ask('GET', path)).body as { data: { version: number } };
      return visit.ask('PUT', path, { version: data.version, label: `Saved ${nth} ${Date.now()}` });
    },
    work: (db) =>
      updateRecord(db, contentTypes.event, {
        id: eventId(0),
        version: ANY_VERSION,
        actor: someone,
        body: { label: 'Saved' },
      }),
  },
];

/** Which indexes everything goes by that staff wait for; throws where it goes through all events. */
async function explain(pool: Pool): Promise<void> {
  for (const { name, work } of operations) {
    const plans = await plansOf(pool, work);
    const indexes = plans.flatMap((plan) =>
      [...plan.matchAll(/Index (?:Only )?Scan(?: Backward)? (?:using|on) "?(\w+)/g)].map((one) => one[1]),
    );
    console.log(`${name.padEnd(34)}${[...new Set(indexes)].join(', ')}`);
    // One that stops after a few is no walk through all.
    const all = plans.find((plan) => /Seq Scan on event(_locale)?\b/.test(plan) && !plan.includes('Limit'));
    if (all) throw new Error(`${name} goes through all events:\n${all}`);
  }
}

/** A copy of a stopped demo's data folder with that many events. */
function makeGroup(demo: string, folder: string, sites: number): Promise<void> {
  return inCopyOf(demo, folder, async (pool) => {
    await makeManyEvents(pool, SITES, sites);
    if (sites === SITES) await explain(pool);
  });
}

/** The slowest hundredth of a round's times begins here. */
const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;

interface Slowest {
  readonly few: number;
  readonly many: number;
  readonly ratio: number;
}

/** Measures the same operation on both databases in turn, so that other load on the machine affects both. */
async function compare(operation: Operation, few: StaffVisit, many: StaffVisit): Promise<Slowest> {
  const rounds: { few: number; many: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let at = 0; at < EACH; at += 1) {
      for (const [side, visit] of [
        ['few', few],
        ['many', many],
      ] as const) {
        const { status, milliseconds } = await operation.ask(visit, round * EACH + at);
        if (status !== 200) throw new Error(`${operation.name} was answered with ${status}.`);
        times[side].push(milliseconds);
      }
    }
    // The first round warms both up.
    if (round > 0) rounds.push({ few: p99(times.few), many: p99(times.many) });
  }
  return {
    few: median(rounds.map((one) => one.few)),
    many: median(rounds.map((one) => one.many)),
    ratio: median(rounds.map((one) => one.many / one.few)),
  };
}

async function compareAt(places: Readonly<Record<'few' | 'many', string>>): Promise<Verdict[]> {
  await using fewServer = await startPalapa(places.few);
  await using manyServer = await startPalapa(places.many);
  const few = await visitAsAdministrator(fewServer.port);
  const many = await visitAsAdministrator(manyServer.port);
  try {
    const verdicts: Verdict[] = [];
    console.log(`${''.padEnd(34)}p99 ms of 1,000   of 100,000   ratio`);
    for (const operation of operations) {
      const slowest = await compare(operation, few, many);
      const cells = [slowest.few, slowest.many, slowest.ratio].map((one) => one.toFixed(2).padStart(13));
      console.log(operation.name.padEnd(34) + cells.join(''));
      const what = `${operation.name}: slowest hundredth with 100,000 events to 1,000`;
      verdicts.push(verdict(what, slowest.ratio, 'at most', limits.longLists));
    }
    return verdicts;
  } finally {
    few.close();
    many.close();
  }
}

export async function compareLongLists(demo: string, folder: string): Promise<Verdict[]> {
  const places = { few: join(folder, 'few-events'), many: join(folder, 'many-events') };
  await makeGroup(demo, places.few, FEW_SITES);
  await makeGroup(demo, places.many, SITES);
  return compareAt(places);
}
