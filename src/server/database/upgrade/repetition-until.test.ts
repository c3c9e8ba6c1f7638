import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../test/database.ts';
import { migrate } from '../migrate.ts';
import { databaseBefore } from './database-before.ts';

/** Events that said in `end_date` until when they repeat, migrated: it says now when the first one ends. */

const plain = { every: 1, repeat_days: {}, cancelled: [], moved: [] };

interface Old {
  readonly start: string | null;
  readonly end: string | null;
  readonly repeats: number | null;
  readonly settings: object | null;
}

const old: Readonly<Record<string, Old>> = {
  evenings: { start: '2026-01-05T19:30', end: '2031-12-31T21:00', repeats: 1, settings: plain },
  nights: { start: '2026-01-09T22:00', end: '2031-12-28T01:00', repeats: 1, settings: plain },
  wholeDays: { start: '2026-01-05T12:00', end: '2026-01-20T12:00', repeats: 1, settings: null },
  mistaken: { start: '2026-01-05T22:00', end: '2026-01-05T02:00', repeats: 1, settings: plain },
  endless: { start: '2026-01-05T22:00', end: null, repeats: 1, settings: plain },
  festival: { start: '2026-01-05T17:00', end: '2026-01-08T23:00', repeats: 0, settings: null },
  once: { start: '2026-01-05T17:00', end: '2026-01-05T23:00', repeats: null, settings: plain },
};

const names = Object.keys(old);
const idOf = (name: string) => 7000 + names.indexOf(name);
let database: TestDatabase;

const recordOf = ({ start, end, repeats, settings }: Old) => ({
  start_date: start,
  end_date: end,
  repeats,
  repeat_settings: settings,
});

beforeAll(async () => {
  database = await databaseBefore();
  const { pool } = database;
  for (const [name, one] of Object.entries(old)) {
    for (const type of ['event', 'promotion']) {
      await pool.query(
        `insert into ${type} (id, site_id, label, start_date, end_date, repeats, repeat_settings)
         values ($1, 15, $2, $3, $4, $5, $6)`,
        [idOf(name), name, one.start, one.end, one.repeats, one.settings && JSON.stringify(one.settings)],
      );
      await pool.query(
        `insert into revision (type, record_id, site_id, number, action, actor_name, record)
         values ($1, $2, 15, 1, 'create', 'Ana', $3)`,
        [type, idOf(name), JSON.stringify({ label: name, ...recordOf(one) })],
      );
    }
  }
  const drafts = {
    draft777: JSON.stringify({ ...recordOf(old.nights!), label: 'Half made' }),
    draft778: JSON.stringify({ start_date: 'soon', end_date: '2026-13-45T99:99', repeats: 1 }),
    draft779: JSON.stringify({ end_date: '2026-13-45T99:99', repeats: 1 }),
    draft780: 'no JSON',
  };
  for (const [key, values] of Object.entries(drafts)) {
    await pool.query(
      `insert into draft (person, key, type, step, "values") values ('u1', $1, 'event', '', $2)`,
      [key, values],
    );
  }
  await migrate(pool);
});

afterAll(() => database.close());

/** [end_date, repeat_settings.until] of a row and of its revision. */
async function migrated(type: string, name: string) {
  const { rows } = await database.pool.query<{ record: Record<string, unknown> }>(
    `select jsonb_build_object('end_date', end_date, 'repeat_settings', repeat_settings) as record
       from ${type} where id = $1
     union all select record from revision where type = $2 and record_id = $1`,
    [idOf(name), type],
  );
  return rows.map(({ record }) => [
    record.end_date,
    (record.repeat_settings as { until: string | null } | null)?.until,
  ]);
}

const both = (end: string | null, until: string | null | undefined) => [
  [end, until],
  [end, until],
];

it.each([
  ['evenings', '2026-01-05T21:00', '2031-12-31'],
  ['nights', '2026-01-10T01:00', '2031-12-27'],
  ['wholeDays', '2026-01-06T12:00', '2026-01-19'],
  ['mistaken', '2026-01-06T02:00', '2026-01-05'],
  ['endless', null, null],
  ['festival', '2026-01-08T23:00', undefined],
  ['once', '2026-01-05T23:00', null],
])('an event of %s ends first at %s, and repeats until %s', async (name, end, until) => {
  expect(await migrated('event', name)).toEqual(both(end, until));
});

it('a promotion that repeats is still shown all day, until the same day', async () => {
  expect(await migrated('promotion', 'evenings')).toEqual(both(null, '2031-12-31'));
  expect(await migrated('promotion', 'nights')).toEqual(both(null, '2031-12-27'));
  expect(await migrated('promotion', 'festival')).toEqual(both('2026-01-08T23:00', undefined));
});

it('what is set about days stays, beside that nothing is held elsewhere', async () => {
  const { rows } = await database.pool.query<{ held: object }>(
    'select repeat_settings as held from event where id in (1501, $1) order by id',
    [idOf('evenings')],
  );
  expect(rows[0]!.held).toMatchObject({
    cancelled: ['2026-11-25'],
    moved: [{ from: '2026-11-30', to: '2026-12-01T20:00' }],
    elsewhere: [],
    until: '2026-11-02',
  });
  expect(rows[1]!.held).toMatchObject({ ...plain, elsewhere: [] });
});

it('drafts are converted, and those that hold no dates stay as they are', async () => {
  const { rows } = await database.pool.query<{ key: string; values: string }>(
    `select key, "values" from draft where key like 'draft77_' or key = 'draft780' order by key`,
  );
  const [nights, words, noCalendar, noJson] = rows.map((row) => row.values);
  expect(JSON.parse(nights!)).toMatchObject({
    label: 'Half made',
    end_date: '2026-01-10T01:00',
    repeat_settings: { until: '2031-12-27' },
  });
  expect(JSON.parse(words!)).toEqual({ start_date: 'soon', end_date: '2026-13-45T99:99', repeats: 1 });
  expect(JSON.parse(noCalendar!)).toEqual({ end_date: '2026-13-45T99:99', repeats: 1 });
  expect(noJson).toBe('no JSON');
});
