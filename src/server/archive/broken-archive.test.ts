import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installation } from '../../../test/archives.ts';
import { smallArchive } from '../../../test/small-archive.ts';
import { contentTypes } from '../../content/index.ts';
import { tablesOf } from '../content/store/tables.ts';
import { media, revision } from '../database/schema.ts';
import { BadArchive } from './archive-issue.ts';

/** Everything that is wrong is named, and nothing of the archive is imported. */

type Archive = ReturnType<typeof smallArchive>;
type Locales = Record<'en' | 'es', Record<string, unknown>>;

const broken: Readonly<Record<string, { breaking: (archive: Archive) => void; says: string | RegExp }>> = {
  'an unknown field': {
    breaking: ({ editRecord }) => editRecord('menus.json', 1501, (menu) => (menu.colour = 'red')),
    says: 'menus.json, record 1501, colour: There is no such field.',
  },
  'a field that is missing': {
    breaking: ({ editRecord }) => editRecord('restaurants.json', 1502, (one) => delete one.label),
    says: 'restaurants.json, record 1502, label: This is required.',
  },
  'a picture that is missing': {
    breaking: ({ editRecord }) =>
      editRecord('events.json', 1501, (event) => ((event.locale as Locales).en.image = 'a-lost-one')),
    says: 'events.json, record 1501, locale.en.image: There is no picture a-lost-one in the archive.',
  },
  'a file of a picture that is missing': {
    breaking: ({ folder }) => rmSync(join(folder, 'pictures/spa.png')),
    says: 'pictures.json, spa: There is no file pictures/spa.png.',
  },
  'a file that is no picture': {
    breaking: ({ folder }) => writeFileSync(join(folder, 'pictures/spa.png'), 'no picture'),
    says: /pictures\.json, spa: spa\.png cannot be read as what its name says\./,
  },
  'a reference to nothing': {
    breaking: ({ editRecord }) => editRecord('restaurants.json', 1501, (one) => (one.menus = [1501, 999])),
    says: 'restaurants.json, record 1501, menus.1: There is no menu 999 in the archive.',
  },
  'a link to a page that is not there': {
    breaking: ({ editRecord }) =>
      editRecord('events.json', 1501, (event) => {
        event.links = [{ type: 'Content', linktext: { en: 'Here' }, pageId: 999 }];
      }),
    says: 'events.json, record 1501, links.0.pageId: There is no content_section 999 in the archive.',
  },
  'an address that two have': {
    breaking: ({ editRecord }) =>
      editRecord('menus.json', 1502, (menu) => ((menu.locale as Locales).en.slug = 'high-tide')),
    says: 'menus.json, record 1502, locale.en.slug: Another record already uses this web address.',
  },
  'a file that is not JSON': {
    breaking: ({ folder }) => writeFileSync(join(folder, 'menus.json'), '[{ "id": 1'),
    says: /^menus\.json: This is not JSON: /,
  },
  'another format': {
    breaking: ({ edit }) => edit<object>('archive.json', (header) => ({ ...header, format: 9 })),
    says: 'archive.json: This Palapa reads archives of format 2 and 3, and this one is of format 9.',
  },
  'no header': {
    breaking: ({ folder }) => rmSync(join(folder, 'archive.json')),
    says: 'archive.json: There is no such file.',
  },
  'a misspelt file': {
    breaking: ({ folder }) => writeFileSync(join(folder, 'menues.json'), '[]'),
    says: /^menues\.json: No type of record is stored under this name here\. There are sites\.json, global-meta\.json, menus\.json/,
  },
  'an id twice': {
    breaking: ({ edit }) => edit<object[]>('clocks.json', (clocks) => [...clocks, clocks[0]!]),
    says: 'clocks.json, record 1501: Another record has this id.',
  },
  'another site': {
    breaking: ({ edit }) => edit<object>('archive.json', (header) => ({ ...header, site: 'costa-ocaso' })),
    says: 'sites.json, record 15, key: This should be costa-ocaso, as in archive.json.',
  },
  'a picture outside of its folder': {
    breaking: ({ folder }) =>
      writeFileSync(join(folder, 'pictures.json'), JSON.stringify({ spa: { file: '../../etc/x.png' } })),
    says: 'pictures.json, spa: ../../etc/x.png lies outside of the archive.',
  },
  'a focal point outside of its picture': {
    breaking: ({ edit }) =>
      edit<Record<string, object>>('pictures.json', (index) => ({
        ...index,
        spa: { ...index.spa, focus: { x: 50, y: 101 } },
      })),
    says: 'pictures.json, spa: Its focus should be { "x", "y" }, from 0 to 100.',
  },
};

describe('an archive with', () => {
  it.each(Object.entries(broken))(
    '%s is refused by file, record and field',
    async (_name, { breaking, says }) => {
      const there = await installation();
      const archive = smallArchive();
      breaking(archive);
      const message = await there.import(archive.folder).then(
        ({ issues }) => new BadArchive(issues).message,
        (error: unknown) => {
          if (error instanceof BadArchive) return error.message;
          throw error;
        },
      );
      if (typeof says === 'string') expect(message).toBe(says);
      else expect(message).toMatch(says);
      for (const table of [
        tablesOf(contentTypes.site).records,
        tablesOf(contentTypes.menu).records,
        revision,
        media,
      ]) {
        expect(await there.db.$count(table)).toBe(0);
      }
      expect(existsSync(there.media.originals)).toBe(false);
    },
  );

  it('a fault changes nothing of a site that is there', async () => {
    const there = await installation();
    await there.import(smallArchive().folder);
    const archive = smallArchive();
    archive.editRecord('menus.json', 1501, (menu) => ((menu.locale as Locales).en.title = 'Changed'));
    archive.editRecord('clocks.json', 1501, (clock) => (clock.end_date = 'soon'));
    const before = await there.db.$count(revision);
    const { issues } = await there.import(archive.folder);
    expect(issues.map(({ file, record, field }) => [file, record, field])).toEqual([
      ['clocks.json', 1501, 'end_date'],
    ]);
    expect(await there.db.$count(revision)).toBe(before);
  });
});
