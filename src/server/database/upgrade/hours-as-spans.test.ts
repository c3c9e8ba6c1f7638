import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../test/database.ts';
import { migrate } from '../migrate.ts';
import { databaseBefore } from './database-before.ts';

/** Restaurants whose meals had one span, migrated: each is a week of that span, in the record, its history and drafts. */

const lunch = { opens: '12:00', closes: '16:00', days: ['Mon', 'Tues'] };
const drafts = {
  draft881: JSON.stringify({ label: 'Half made', lunch, dinner: { opens: '18:00' }, lounge: null }),
  draft882: JSON.stringify({ lunch: 'at noon' }),
  draft883: 'no JSON',
};
let database: TestDatabase;

beforeAll(async () => {
  database = await databaseBefore();
  const { pool } = database;
  await pool.query(`insert into restaurant (id, site_id, label, lunch) values (8001, 15, 'Old', $1)`, [
    JSON.stringify(lunch),
  ]);
  await pool.query(
    `insert into revision (type, record_id, site_id, number, action, actor_name, record)
     values ('restaurant', 8001, 15, 1, 'create', 'Ana', $1)`,
    [JSON.stringify({ label: 'Old', lunch, dinner: null })],
  );
  for (const [key, values] of Object.entries(drafts)) {
    await pool.query(
      `insert into draft (person, key, type, step, "values") values ('u1', $1, 'restaurant', '', $2)`,
      [key, values],
    );
  }
  await migrate(pool);
});

afterAll(() => database.close());

it('a record and its history have the same span, with the same id', async () => {
  const { rows } = await database.pool.query<{ lunch: object; dinner: unknown }>(
    `select lunch, dinner from restaurant where id = 8001
     union all select record -> 'lunch', nullif(record -> 'dinner', 'null') from revision
       where type = 'restaurant' and record_id = 8001`,
  );
  const id = expect.stringMatching(/^[a-z0-9]{8}$/);
  const week = { spans: [{ id, ...lunch, season: null }], exceptions: [] };
  expect(rows).toEqual([
    { lunch: week, dinner: null },
    { lunch: week, dinner: null },
  ]);
  expect(rows[0]).toEqual(rows[1]);
});

it('drafts are converted, half made ones too, and those that hold no hours stay as they are', async () => {
  const { rows } = await database.pool.query<{ values: string }>(
    `select "values" from draft where key like 'draft88_' order by key`,
  );
  const [half, words, noJson] = rows.map((row) => row.values);
  expect(JSON.parse(half!)).toMatchObject({
    label: 'Half made',
    lunch: { spans: [lunch], exceptions: [] },
    dinner: { spans: [{ opens: '18:00', closes: null, days: [] }] },
    lounge: null,
  });
  expect(JSON.parse(words!)).toEqual({ lunch: 'at noon' });
  expect(noJson).toBe('no JSON');
});
