/** @module-tag soak */
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allContentTypes, contentTypes } from '../../../content/index.ts';
import { filtersOf, sortsOf } from '../../../domain/record/listing.ts';
import { administrator } from '../../../../test/app.ts';
import { openWithMany, someValue, withMany } from '../../../../test/many-records.ts';
import { plansOf } from '../../../../test/plans.ts';
import { example } from '../../../../test/type-tests.ts';
import { findAnything } from '../find/find.ts';
import { ANY_VERSION } from '../write/change.ts';
import { updateRecord } from '../write/write.ts';
import { type Database, selectedRows } from './repository.ts';
import { matching, type Selection } from './selection.ts';
import { tablesOf } from './tables.ts';

async function planOf(db: Database, query: SQL): Promise<string> {
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe.each(allContentTypes.map((type) => [type.name, type] as const))('long lists of %s', (name, type) => {
  // The tests of a type only read.
  let database: Awaited<ReturnType<typeof openWithMany>>;
  beforeAll(async () => void (database = await openWithMany(type)));
  afterAll(() => database.close());

  it('have an index for every order', async () => {
    const { db } = database;
    for (const by of sortsOf(type)) {
      for (const isDescending of [false, true]) {
        const selection: Selection = { sort: { by, isDescending }, page: 1, pageSize: 25 };
        const plan = await planOf(db, selectedRows(db, type, selection).getSQL());
        const index = by === 'id' ? `${name}_pkey` : `${name}_by_${by === type.titleField ? 'name' : by}`;
        expect(plan).toMatch(new RegExp(`Index Scan( Backward)? using "?${index}`));
        expect(plan).not.toContain('Sort');
      }
    }
  });

  it('have an index for every filter, for words, for what Spanish lacks, for archive and trash', async () => {
    const { db } = database;
    const { records } = tablesOf(type);
    const planOfCount = (selection: Selection) =>
      planOf(db, sql`select count(*) from ${records} where ${matching(type, selection)}`);
    for (const field of filtersOf(type)) {
      const plan = await planOfCount({ where: { [field]: someValue(type.fields[field]!) } });
      const index = field === type.titleField && !type.fields[field]?.localized ? 'name' : field;
      expect(plan).toMatch(new RegExp(`${name}_((locale_with|with|by)_${index}|${index}_taken)`));
    }
    expect(await planOfCount({ words: 'word77' })).toContain(`${name}_words`);
    expect(await planOfCount({ needsSpanish: true })).toContain(`${name}_needs_spanish`);
    const changed = await planOfCount({ publication: 'changed' });
    expect([changed.includes(`${name}_publication_en`), changed.includes(`${name}_publication_es`)]).toEqual([
      true,
      true,
    ]);
    expect(await planOfCount({ show: 'archived' })).toContain(`${name}_archive`);
    expect(await planOfCount({ show: 'deleted' })).toContain(`${name}_trash`);
    if (type.scope === 'site')
      expect(await planOfCount({ siteIds: [15] })).toMatch(new RegExp(`${name}_(of_site|\\w+_taken)`));
  });
});

/** The statements among the plans that go through a whole long table. */
const wholeWalks = (plans: readonly string[], table: string) =>
  plans.filter((plan) => new RegExp(`Seq Scan on "?${table}(_locale)?\\b`).test(plan));

describe('with long lists', () => {
  it('finding anything goes by the index of words', async () => {
    const { db, pool } = await withMany(contentTypes.event);
    const found = await findAnything(db, administrator, { words: 'word77' });
    expect(found).not.toEqual([]);
    const plans = await plansOf(pool, (asked) => findAnything(asked, administrator, { words: 'word77' }));
    expect(plans.join()).toContain('event_words');
    expect(wholeWalks(plans, 'event')).toEqual([]);
  });

  it('saving goes by keys alone', async () => {
    const { pool } = await withMany(contentTypes.event);
    await pool.query(`insert into site (id, key, name) values (77, 'marea', 'Marea')`);
    const body = { ...example(contentTypes.event), label: 'Saved' };
    const plans = await plansOf(pool, (db) =>
      updateRecord(db, contentTypes.event, {
        id: 1077,
        version: ANY_VERSION,
        actor: { id: null, name: 'Test' },
        body,
      }),
    );
    expect(plans.join()).toContain('event_pkey');
    expect(plans.join()).toContain('event_slug_taken');
    expect(wholeWalks(plans, 'event')).toEqual([]);
  });
});
