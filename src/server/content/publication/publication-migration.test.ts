import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { expect, it, onTestFinished } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { statesOf } from '../../../domain/publication/state.ts';
import { createEmptyDatabase } from '../../../../test/database.ts';
import { readSnapshot } from '../../delivery/snapshot.ts';
import { findRecord } from '../store/repository.ts';
import { updateRecord } from '../write/write.ts';
import { projectRoot } from '../../project-root.ts';
import { migrate } from '../../database/migrate.ts';

const folder = join(projectRoot, 'src/server/database/migrations');

/** The migrations as they were before a type had a publication. */
function olderMigrations(): string {
  const older = mkdtempSync(join(tmpdir(), 'palapa-migrations-'));
  onTestFinished(() => rmSync(older, { recursive: true }));
  cpSync(folder, older, { recursive: true });
  const journal = join(older, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { idx: number }[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx < 8) }));
  return older;
}

/** What a version before this one had written. */
const OLD_RECORDS = `
  insert into site (id, key, name, "timeZone", currency, colors, version)
    values (15, 'marea', 'Marea', 'America/Cancun', 'USD', '{"primary": "#0b4f6c", "secondary": "#f2a541"}', 4);
  insert into site_locale (record_id, site_id, language, tagline) values (15, 15, 'en', 'By the sea'), (15, 15, 'es', null);
  insert into restaurant (id, site_id, label, position, version, updated_by, archived_at) values
    (1, 15, 'Heron', 1, 3, 'Ana', null), (2, 15, 'Gull', 2, 1, null, now());
  insert into restaurant_locale (record_id, site_id, language, title, slug) values
    (1, 15, 'en', 'The Heron Room', 'heron'), (1, 15, 'es', null, null), (2, 15, 'en', 'Gull', 'gull');
  insert into post (id, site_id, version) values (9, 15, 2);
  insert into booking_code_trigger (id, version) values (5, 1);
  insert into role (name, permissions) values ('Old role', '{manage menus}');
  insert into revision (type, record_id, site_id, number, action, actor_name, record) values
    ('restaurant', 1, 15, 3, 'update', 'Ana', '{"id": 1, "label": "Heron", "locale":
      {"en": {"title": "The Heron Room", "slug": "heron"}, "es": {}}}');`;

it('publishes what an older version wrote in both languages, at its newest revision', async () => {
  const { pool, close } = await createEmptyDatabase();
  onTestFinished(close);
  const db = drizzle(pool);
  await runMigrations(db, { migrationsFolder: olderMigrations() });
  await pool.query(OLD_RECORDS);
  await migrate(pool);

  const snapshot = (await readSnapshot(db, 15))!;
  expect(snapshot).toMatchObject({ isPublished: true, changesAt: Infinity });
  expect(snapshot.site.locale).toMatchObject({ en: { tagline: 'By the sea' }, es: { tagline: null } });
  expect(
    snapshot.restaurants.map(({ locale, hidden_in }) => [locale.en.title, locale.es.title, hidden_in]),
  ).toEqual([['The Heron Room', null, undefined]]);
  expect(snapshot.triggers.map(({ id }) => id)).toEqual([5]);

  const restaurant = (await findRecord(db, contentTypes.restaurant, 1))!;
  const state = { state: 'published', revision: 3, since: restaurant.updated_at, is_changed: false };
  expect(statesOf(restaurant.publication, new Date().toISOString())).toMatchObject({ en: state, es: state });
  const { rows } = await pool.query(
    'select type, record_id, site_id, language, revision, actor_name from publication order by type, record_id, language',
  );
  const logged = (type: string, id: number, site: number | null, revision: number, name = 'Palapa') =>
    ['en', 'es'].map((language) => ({
      type,
      record_id: id,
      site_id: site,
      language,
      revision,
      actor_name: name,
    }));
  expect(rows).toEqual([
    ...logged('booking_code_trigger', 5, null, 1),
    ...logged('post', 9, 15, 2),
    ...logged('restaurant', 1, 15, 3, 'Ana'),
    ...logged('restaurant', 2, 15, 1),
    ...logged('site', 15, 15, 4),
  ]);
  expect((await pool.query(`select may_publish from role where name = 'Old role'`)).rows).toEqual([
    { may_publish: true },
  ]);

  const actor = { id: null, name: 'Test' };
  const body = { locale: { en: { title: 'Two Herons' } } };
  await updateRecord(db, contentTypes.restaurant, { id: 1, version: 3, actor, body, publish: 'keep' });
  expect((await readSnapshot(db, 15))!.restaurants[0]!.locale.en.title).toBe('The Heron Room');
});
