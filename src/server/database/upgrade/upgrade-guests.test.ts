import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../test/database.ts';
import { inLanguage, type Locales } from '../../../domain/language.ts';
import { hasEnded, type Times } from '../../../domain/time/has-ended.ts';
import { type Hours, mealPeriods } from '../../../domain/time/opening-hours.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { migrate } from '../migrate.ts';
import { unwatchedStorage } from '../storage.ts';
import { databaseBefore } from './database-before.ts';

/** What guests of the version before got from the content of `database-before.sql`: by site and address. */
const before = JSON.parse(readFileSync(join(import.meta.dirname, 'guests-before.json'), 'utf8')) as Record<
  string,
  Record<string, unknown>
>;

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await databaseBefore();
  await migrate(database.pool);
  app = await buildApp({
    config: readConfig({ DATA_DIR: '/nonexistent', DEMO: '0' }),
    pool: database.pool,
    storage: unwatchedStorage,
    identify: () => Promise.resolve(null),
    log: { warn() {}, error: ({ err }: { err?: unknown }, line) => console.error(line, err) },
  });
});

afterAll(async () => {
  await app.close();
  await database.close();
});

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/**
 * A response as guests of each language read it. A list without Spanish may be sent empty or as the English one: the
 * hub shows the English either way.
 */
function asRead(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asRead);
  if (!isValues(value)) return value;
  const read = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asRead(one)]));
  if (!isValues(read.locale)) return read;
  const locale = read.locale as unknown as Locales<object>;
  return { ...read, locale: { en: inLanguage(locale, 'en'), es: inLanguage(locale, 'es') } };
}

const all = Object.entries(before).flatMap(([site, responses]) =>
  Object.keys(responses).map((path) => [site, path] as const),
);

it.each(all)('guests of %s get from %s what they got before the upgrade', async (site, path) => {
  const { statusCode, body } = await app.inject({ url: `/api/${path}`, headers: { 'server-name': site } });
  expect([statusCode, statusCode === 200 ? '' : body]).toEqual([200, '']);
  const { data } = JSON.parse(body) as { data: Record<string, unknown> };
  // Phrases are Palapa's own, and may be written better with each version.
  delete data.localizations;
  // The frames of a site have had an address per language since.
  for (const name of ['cabanas', 'spa', 'diningReservations']) {
    const frame = (data.site as Values | undefined)?.[name] as { url?: { en: string | null } } | null;
    if (frame?.url) Object.assign(frame, { url: frame.url.en });
  }
  // Hours have been spans since: these had one each.
  for (const restaurant of Array.isArray(data) ? (data as Record<string, unknown>[]) : []) {
    for (const period of mealPeriods) {
      const meal = restaurant[period] as Hours | null | undefined;
      if (meal?.spans[0]) restaurant[period] = { ...meal.spans[0], ...meal };
    }
  }
  // What is over at the moment that is asked for has been no coming date since.
  const [, asOf = ''] = /asOf=(.+)/.exec(path) ?? [];
  const was = before[site]![path] as Values;
  const isOver = Array.isArray(was.days) && hasEnded(data as unknown as Times, asOf);
  const expected = isOver ? { ...was, days: [] } : was;
  // Responses may say more than before.
  expect(asRead(data)).toMatchObject(asRead(expected) as object);
});
