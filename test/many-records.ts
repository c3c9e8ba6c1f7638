import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { onTestFinished } from 'vitest';
import { type ContentType, fieldsByPlace } from '../src/domain/content-type.ts';
import type { Field } from '../src/domain/fields/field.ts';
import type { Database } from '../src/server/content/store/repository.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** Tables as long as after many years of work. */

const MANY = 5000;

/** What a filter on the field may ask for; one record in fifty has it. */
export function someValue({ type: kind, ...field }: Field): string | number | boolean {
  if (kind === 'boolean') return true;
  return (field as { options?: readonly string[] }).options?.[0] ?? 1;
}

/** SQL for a field of the record numbered `g`. */
function valueOf(field: Field): string {
  const value = someValue(field);
  const rarely = (one: string) => `case when g % 50 = 0 then ${one} end`;
  if (field.type === 'boolean') return 'g % 50 = 0';
  // No two of the 200 sites' own.
  if (field.type === 'choice' && field.unique) return `case when g <= 200 then '${value}' end`;
  if (field.type === 'choice') return rarely(`'${value}'`);
  if (field.type === 'choices' || field.type === 'references')
    return rarely(`'[${JSON.stringify(value)}]'::jsonb`);
  if (field.type === 'reference') return 'g % 500';
  if (field.type === 'integer' || field.type === 'decimal' || field.type === 'count') return 'g';
  return field.type === 'text' || field.type === 'wallClock' ? 'md5(g::text)' : 'null';
}

/**
 * A type's tables with 5,000 records, all but what makes sense: each says 'each' and a word of its own, the last 1,500
 * say 'late'; one in fifty is in the archive, and one in the trash. The caller closes the database.
 */
export async function openWithMany(type: ContentType): Promise<TestDatabase & { db: Database }> {
  const database = await createTestDatabase();
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
    search: `'each word' || g || case when g > 3500 then ' late' else '' end`,
    name_key: 'md5(g::text)',
    needs_spanish: 'g % 50 = 3',
    publication_en: `case when g % 50 = 4 then 'changed' else 'published' end`,
    publication_es: `case when g % 50 = 5 then 'changed' else 'published' end`,
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
  return { ...database, db };
}

/** The same for one test. */
export async function withMany(type: ContentType): ReturnType<typeof openWithMany> {
  const database = await openWithMany(type);
  onTestFinished(() => database.close());
  return database;
}
