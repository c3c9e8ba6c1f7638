import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allContentTypes } from '../../../content/index.ts';
import { type ContentType, fieldsByPlace } from '../../../domain/content-type.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { filtersOf, sortsOf } from '../../../domain/record/listing.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { type Database, selectedRows } from './repository.ts';
import { matching, type Selection } from './selection.ts';
import { tablesOf } from './tables.ts';

const MANY = 5000;

/** What a filter on the field may ask for; one record in fifty has it. */
function someValue({ kind, ...field }: Field): string | number | boolean {
  if (kind === 'boolean') return true;
  return (field as { options?: readonly string[] }).options?.[0] ?? 1;
}

/** SQL for a field of the record numbered `g`. */
function valueOf(field: Field): string {
  const value = someValue(field);
  const rarely = (one: string) => `case when g % 50 = 0 then ${one} end`;
  if (field.kind === 'boolean') return 'g % 50 = 0';
  if (field.kind === 'choice') return rarely(`'${value}'`);
  if (field.kind === 'choices' || field.kind === 'references')
    return rarely(`'[${JSON.stringify(value)}]'::jsonb`);
  if (field.kind === 'reference') return 'g % 500';
  if (field.kind === 'integer' || field.kind === 'decimal' || field.kind === 'count') return 'g';
  return field.kind === 'text' || field.kind === 'wallClock' ? 'md5(g::text)' : 'null';
}

/** Fills a type's tables as many years of work would, all but what makes sense. */
async function withMany(type: ContentType): Promise<Database> {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const db = drizzle(database.pool);
  const { plain, localized } = fieldsByPlace(type.fields);
  const insert = async (table: string, values: Record<string, string>, series: string) => {
    const names = Object.keys(values).map((name) => `"${name}"`);
    await db.execute(
      sql.raw(
        `insert into "${table}" (${names.join()}) select ${Object.values(values).join()} from ${series}`,
      ),
    );
    await db.execute(sql.raw(`analyze "${table}"`));
  };
  const held = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, valueOf(type.fields[name]!)]));
  const records = {
    ...held(plain),
    id: '1000 + g',
    ...(type.scope === 'site' ? { site_id: 'g % 200' } : {}),
    ...(type.ordered ? { position: 'g' } : {}),
    search: `'word' || g`,
    name_key: 'md5(g::text)',
    needs_spanish: 'g % 50 = 3',
    archived_at: 'case when g % 50 = 1 then now() end',
    deleted_at: 'case when g % 50 = 2 then now() end',
    created_at: `now() - g * interval '1 hour'`,
    updated_at: `now() - g * interval '1 minute'`,
  };
  const series = `generate_series(1, ${MANY}) as g`;
  await insert(type.name, records, series);
  const place = { record_id: '1000 + g', language: 'language', site_id: 'g % 200' };
  await insert(
    `${type.name}_locale`,
    { ...held(localized), ...place },
    `${series}, (values ('en'), ('es')) as spoken(language)`,
  );
  return db;
}

async function planOf(db: Database, query: SQL): Promise<string> {
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe.each(allContentTypes.map((type) => [type.name, type] as const))('long lists of %s', (name, type) => {
  it('have an index for every order', async () => {
    const db = await withMany(type);
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
    const db = await withMany(type);
    const { records } = tablesOf(type);
    const planOfCount = (selection: Selection) =>
      planOf(db, sql`select count(*) from ${records} where ${matching(type, selection)}`);
    for (const field of filtersOf(type)) {
      const plan = await planOfCount({ where: { [field]: someValue(type.fields[field]!) } });
      expect(plan).toMatch(new RegExp(`${name}_(locale_with|with|by)_${field}`));
    }
    expect(await planOfCount({ words: 'word77' })).toContain(`${name}_words`);
    expect(await planOfCount({ needsSpanish: true })).toContain(`${name}_needs_spanish`);
    expect(await planOfCount({ show: 'archived' })).toContain(`${name}_archive`);
    expect(await planOfCount({ show: 'deleted' })).toContain(`${name}_trash`);
    if (type.scope === 'site') expect(await planOfCount({ siteIds: [15] })).toContain(`${name}_of_site`);
  });
});
