import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import {
  demoFolder,
  guestResponses,
  type Installation,
  installation,
  testFolder,
} from '../../../test/archives.ts';
import { smallArchive } from '../../../test/small-archive.ts';
import { siteBody } from '../../../test/app.ts';
import { WAIT } from '../../../test/wait.ts';
import { allContentTypes, contentTypes } from '../../content/index.ts';
import { findRecord, findRecords } from '../content/store/repository.ts';
import { tablesOf } from '../content/store/tables.ts';
import { statesOf } from '../../domain/publication/state.ts';
import { decidePublication } from '../content/publication/change-publication.ts';
import { EVERYTHING } from '../content/publication/publish-right.ts';
import { ANY_VERSION } from '../content/write/change.ts';
import { deleteRecord } from '../content/write/state.ts';
import { updateRecord } from '../content/write/write.ts';
import { media, revision } from '../database/schema.ts';
import { exportArchive } from './export-archive.ts';
import type { ImportReport } from './import-archive.ts';

const KEY = 'marea';
const DEMO_KEY = 'casa-marea';
const SITE = 15;

const changesIn = ({ records, media: files }: ImportReport) => [
  ...new Set([...records, ...files].map(({ change }) => change)),
];

async function exported({ db, media: folders }: Installation, key = KEY): Promise<string> {
  const folder = join(testFolder(), key);
  await exportArchive(db, folders, key, folder);
  return folder;
}

/** How many rows an import could have written. */
async function rowsIn({ db }: Installation): Promise<number> {
  const tables = [...allContentTypes.map((type) => tablesOf(type).records), revision, media];
  const counts = await Promise.all(tables.map((table) => db.$count(table)));
  return counts.reduce((sum, count) => sum + count, 0);
}

describe('an export', () => {
  it('imported into an empty Palapa gives guests the same, who read it at once', async () => {
    const here = await installation();
    await here.import(demoFolder(DEMO_KEY));
    const options = await guestResponses(here, DEMO_KEY);
    const there = await installation();
    const request = () => there.app.inject({ url: '/api/site', headers: { 'server-name': DEMO_KEY } });
    expect((await request()).statusCode).toBe(404);

    const report = await there.import(await exported(here, DEMO_KEY));

    expect([report.issues, changesIn(report)]).toEqual([[], ['new']]);
    await vi.waitFor(async () => expect((await request()).statusCode).toBe(200), WAIT);
    const responses = await guestResponses(there, DEMO_KEY);
    expect(Object.keys(responses).length).toBeGreaterThan(100);
    expect(responses).toEqual(options);
    const [picture] = await there.db.select().from(media).limit(1);
    expect(existsSync(join(there.media.originals, picture!.file))).toBe(true);
  });

  it('of what an export brought is the same, file by file', async () => {
    const here = await installation();
    await here.import(smallArchive().folder);
    const first = await exported(here);
    const there = await installation();
    await there.import(first);
    const second = await exported(there);
    const files = readdirSync(first).filter((name) => name.endsWith('.json'));
    expect(files.length).toBeGreaterThan(7);
    for (const file of files) {
      expect(readFileSync(join(second, file), 'utf8')).toBe(readFileSync(join(first, file), 'utf8'));
    }
  });

  it('carries what guests read of each language, and what staff have prepared', async () => {
    const here = await installation();
    await here.import(smallArchive().folder);
    const actor = { id: null, name: 'Test' };
    const menu = contentTypes.menu;
    const change = async (body: object) =>
      updateRecord(here.db, menu, { id: 1501, version: ANY_VERSION, actor, body, publish: 'keep' });
    // English is published as it was, Spanish as it is; another menu is withdrawn in English.
    await change({ locale: { es: { title: 'Pleamar' } } });
    const publish = { action: 'publish', languages: ['es'] } as const;
    const decision = { version: ANY_VERSION, actor, publishRight: EVERYTHING } as const;
    await decidePublication(here.db, menu, { id: 1501, ...decision }, publish);
    await change({ locale: { en: { title: 'Springtide' } } });
    const withdraw = { action: 'withdraw', languages: ['en'] } as const;
    await decidePublication(here.db, menu, { id: 1502, ...decision }, withdraw);

    const folder = await exported(here);
    const menus = JSON.parse(readFileSync(join(folder, 'menus.json'), 'utf8')) as { published?: object }[];
    expect(menus.map(({ published }) => published)).toEqual([
      { en: expect.objectContaining({ name: 'Dinner' }), es: true },
      { es: true },
    ]);

    const there = await installation();
    const first = await there.import(folder);
    expect(first.issues).toEqual([]);
    const states = async () => {
      const found = await findRecords(there.db, menu, { siteIds: [first.records[0]!.id] });
      return found.map(({ publication, locale }) => {
        const { en, es } = statesOf(publication, new Date().toISOString());
        return [en.state, es.state, locale.en.title];
      });
    };
    expect(await states()).toEqual([
      ['changed', 'published', 'Springtide'],
      ['none', 'published', 'First Boat'],
    ]);
    await vi.waitFor(async () => {
      const { body } = await there.app.inject({
        url: '/api/restaurant-menus/the-terrace',
        headers: { 'server-name': KEY },
      });
      const { data } = JSON.parse(body) as {
        data: { menus: { locale: Record<string, { title: string }> }[] };
      };
      const titles = data.menus.map(({ locale }) => [locale.en!.title, locale.es!.title]);
      expect(titles).toEqual([
        ['High Tide', 'Pleamar'],
        [null, 'Primera lancha'],
      ]);
    }, WAIT);

    // Imported once more it changes nothing; what was published here meanwhile is withdrawn again.
    expect(changesIn(await there.import(folder))).toEqual(['unchanged']);
    const [, breakfast] = await findRecords(there.db, menu, { siteIds: [first.records[0]!.id] });
    await decidePublication(
      there.db,
      menu,
      { id: breakfast!.id, ...decision },
      { action: 'publish', languages: ['en'] },
    );
    const again = await there.import(folder);
    expect(again.records.flatMap(({ fields }) => fields)).toEqual(['published.en']);
    expect((await states())[1]).toEqual(['none', 'published', 'First Boat']);
  });

  it('of format 2 is read: a repetition until its end, and frames with one address', async () => {
    const { folder, edit, editRecord } = smallArchive();
    edit<object>('archive.json', (header) => ({ ...header, format: 2 }));
    editRecord('events.json', 1501, (event) =>
      Object.assign(event, { repeats: 1, repeat_frequency: 'daily', end_date: '2026-12-24T08:00' }),
    );
    editRecord('sites.json', 15, (site) => Object.assign(site, { spa: { url: '/spa', crop: 40 } }));
    const there = await installation();
    const { issues } = await there.import(folder);
    expect(issues).toEqual([]);
    const [walk] = await findRecords(there.db, contentTypes.event, {});
    expect(walk).toMatchObject({ end_date: '2026-11-18T08:00', repeat_settings: { until: '2026-12-24' } });
    const [site] = await findRecords(there.db, contentTypes.site, {});
    expect(site!.spa).toEqual({ url: { en: '/spa', es: null }, crop: 40 });
  });

  it('leaves out links to what is in the trash, and says so', async () => {
    const here = await installation();
    await here.import(smallArchive().folder);
    const actor = { id: null, name: 'Test' };
    await deleteRecord(here.db, contentTypes.menu, { id: 1501, version: 'any', actor });
    const folder = join(testFolder(), KEY);
    const { leftOut } = await exportArchive(here.db, here.media, KEY, folder);
    expect(leftOut).toEqual([
      {
        file: 'restaurants.json',
        record: 1501,
        field: 'menus.0',
        message: 'menu 1501 is not there any more.',
      },
    ]);
    const there = await installation();
    expect((await there.import(folder)).issues).toEqual([]);
  });

  it('goes into a folder that is empty or not there', async () => {
    const here = await installation();
    await here.import(smallArchive().folder);
    const folder = await exported(here);
    await expect(exportArchive(here.db, here.media, KEY, folder)).rejects.toThrow('is not empty');
    await expect(exportArchive(here.db, here.media, 'casa', `${folder}-2`)).rejects.toThrow(
      'There is no site casa. There are marea, group.',
    );
    expect(existsSync(`${folder}-2`)).toBe(false);
  });
});

describe('an import', () => {
  it('a second time changes nothing', async () => {
    const here = await installation();
    await here.import(smallArchive().folder);
    const before = await rowsIn(here);
    const report = await here.import(smallArchive().folder);
    expect([report.issues, changesIn(report), report.reordered]).toEqual([[], ['unchanged'], []]);
    expect(await rowsIn(here)).toBe(before);
  });

  it('names the fields that it changes, empties what the archive leaves out, and is in the history', async () => {
    const here = await installation();
    await here.import(smallArchive().folder);
    const archive = smallArchive();
    archive.editRecord('menus.json', 1501, (menu) => {
      const { en, es } = menu.locale as Record<'en' | 'es', Record<string, unknown>>;
      en.title = 'Higher Tide';
      delete es.slug;
      delete es.title;
    });
    const { records } = await here.import(archive.folder);
    expect(records.filter(({ change }) => change !== 'unchanged')).toEqual([
      {
        file: 'menus.json',
        record: 1501,
        id: 1501,
        change: 'changed',
        fields: ['locale.en.title', 'locale.es.title'],
      },
    ]);
    const menu = await findRecord(here.db, contentTypes.menu, 1501);
    expect(menu?.locale).toMatchObject({ en: { title: 'Higher Tide' }, es: { title: null } });
    expect(menu).toMatchObject({ version: 2, updated_by: 'Import' });
    const history = await here.db.select().from(revision).where(eq(revision.record_id, 1501));
    expect(history.filter(({ type }) => type === 'menu').map(({ actor_name }) => actor_name)).toEqual([
      'Import',
      'Import',
    ]);
  });

  it('brings the order of the archive', async () => {
    const here = await installation();
    await here.import(smallArchive().folder);
    const archive = smallArchive();
    archive.edit<object[]>('restaurants.json', (records) => records.toReversed());
    expect((await here.import(archive.folder)).reordered).toEqual(['restaurants.json']);
    const standing = await findRecords(here.db, contentTypes.restaurant, { siteIds: [SITE] });
    expect(standing.map(({ id }) => id)).toEqual([1502, 1501]);
  });

  it('gives new ids where others have them, and every link follows', async () => {
    const there = await installation();
    await there.create('site', null, siteBody('other', { isDefault: true }), SITE);
    await there.create('menu', SITE, { code_value: 'X', name: 'X', locale: { en: { title: 'X' } } }, 1501);
    await there.create(
      'content_section',
      SITE,
      { label: 'X', display_type: 'page', locale: { en: { title: 'X' } } },
      1501,
    );

    const report = await there.import(smallArchive().folder);

    expect(report.issues).toEqual([]);
    const idOf = (file: string, record: number) =>
      report.records.find((one) => one.file === file && one.record === record)!.id;
    const site = idOf('sites.json', SITE);
    expect([site, idOf('menus.json', 1501), idOf('content-sections.json', 1501)]).not.toContain(1501);
    expect(site).not.toBe(SITE);
    expect(idOf('menus.json', 1502)).toBe(1502);
    const restaurant = await findRecord(there.db, contentTypes.restaurant, 1501);
    expect(restaurant).toMatchObject({ site_id: site });
    expect(restaurant!.menus[0]).toBe(idOf('menus.json', 1501));
    const event = await findRecord(there.db, contentTypes.event, 1501);
    expect(event!.links).toMatchObject([{ pageId: idOf('content-sections.json', 1501) }]);
    expect(await findRecord(there.db, contentTypes.menu, 1501)).toMatchObject({ name: 'X', version: 1 });

    const again = await there.import(smallArchive().folder);
    expect([again.issues, changesIn(again)]).toEqual([[], ['unchanged']]);
  });

  it('gives no id that the history of a deleted record has', async () => {
    const there = await installation();
    await there.create('site', null, siteBody('other'), 1);
    await there.create('menu', 1, { code_value: 'X', name: 'X', locale: { en: { title: 'X' } } }, 1501);
    await there.db.delete(tablesOf(contentTypes.menu).records);
    const { records, issues } = await there.import(smallArchive().folder);
    expect(issues).toEqual([]);
    expect(records.find(({ file, record }) => file === 'menus.json' && record === 1501)!.id).not.toBe(1501);
  });

  it('of the group finds the sites by their keys', async () => {
    const there = await installation();
    const { issues } = await there.import(demoFolder('group'));
    expect(issues.map(({ file, field }) => `${file} ${field}`)).toContain('resorts.json site');
    expect(await rowsIn(there)).toBe(0);
    const sites = Object.keys(
      (JSON.parse(readFileSync(join(demoFolder('group'), 'archive.json'), 'utf8')) as { sites: object })
        .sites,
    );
    const ids = new Map<string, number>();
    for (const key of sites) ids.set(key, (await there.create('site', null, siteBody(key))).id);
    expect((await there.import(demoFolder('group'))).issues).toEqual([]);
    const resorts = await findRecords(there.db, contentTypes.resort, {});
    expect(resorts.find(({ code }) => code === DEMO_KEY)).toMatchObject({ site: ids.get(DEMO_KEY) });
  });
});

describe('a dry run', () => {
  it('reports what the import then does, and writes nothing', async () => {
    const there = await installation();
    const { folder } = smallArchive();
    const dry = await there.import(folder, { isDryRun: true });
    expect(await rowsIn(there)).toBe(0);
    expect(existsSync(there.media.originals)).toBe(false);
    expect(changesIn(dry)).toEqual(['new']);
    const real = await there.import(folder);
    expect(dry).toEqual(real);
  });
});
