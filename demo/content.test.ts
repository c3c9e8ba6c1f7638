import { describe, expect, it } from 'vitest';
import { allContentTypes, contentTypes, type ContentTypeName } from '../src/content/index.ts';
import type { ContentType } from '../src/domain/content-type.ts';
import { parseRecord } from '../src/domain/record/parse-record.ts';
import { mapLinks } from '../src/domain/record/record-links.ts';
import { namedPictures } from '../src/domain/record/record-pictures.ts';
import { demoRecords, demoValues } from './demo-records.ts';

/** The demo is what newcomers learn the product from: it obeys every rule, and no site lacks a type. */

/** What is said of the library's files stands in the index of pictures. */
const written = allContentTypes.filter(({ comesFromUpload }) => !comesFromUpload);

describe.each(written.map((type) => [type.name, type] as const))(
  'the demo of %s',
  (_name, type: ContentType) => {
    const records = demoRecords(type.name as ContentTypeName);

    it('has records at every site, numbered by it', () => {
      const sites = demoValues<{ key: string }>('site');
      expect(sites.map(({ id }) => id).sort((a, b) => a - b)).toEqual([1, 15, 24, 36, 40, 52]);
      const siteIds = new Set(records.map(({ siteId }) => siteId));
      const lacking = sites.filter(({ id }) => !siteIds.has(id)).map(({ key }) => key);
      expect(lacking, `sites without a record in ${type.path}.json`).toEqual([]);
      expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
      if (type.scope !== 'itself') {
        for (const { siteId, id } of records) expect(Math.floor(id / 100)).toBe(siteId);
      }
    });

    it('fails no rule', () => {
      for (const { id, body } of records) expect([id, parseRecord(type, body).issues]).toEqual([id, []]);
    });

    it('points at records that are there, of the same site where they belong to one', () => {
      for (const { id, siteId, body } of records) {
        mapLinks(type, body, (target, pointedAt, path) => {
          const name = target as ContentTypeName;
          const isOfSite = contentTypes[name].scope === 'site';
          const own = type.scope === 'itself' ? id : siteId;
          const there = demoRecords(name, isOfSite ? own : undefined).map((one) => one.id);
          expect([id, path, there]).toEqual([id, path, expect.arrayContaining([pointedAt])]);
          return pointedAt;
        });
      }
    });
  },
);

describe('the new types of the demo', () => {
  const posts = ['post', 'pc_post', 'pc_event', 'special'] as const;
  const localized = new Map(
    demoValues<{ localized?: boolean }>('site').map((site) => [site.id, site.localized === true]),
  );
  type Locales = Record<'en' | 'es', Record<string, string> | undefined>;

  it('are written in both languages, but one post that waits for its translator and the English-only key', () => {
    const untranslated = posts.flatMap((name) =>
      demoRecords(name)
        .filter(({ siteId }) => localized.get(siteId))
        .filter(({ body }) => !(body.locale as Locales).es)
        .map(({ id }) => `${name} ${id}`),
    );
    expect(untranslated).toEqual(['post 107']);
  });

  it('are not translated word by word: a Spanish text is no copy of the English one', () => {
    const copied = posts.flatMap((name) =>
      demoRecords(name).flatMap(({ body }) => {
        const { en, es } = body.locale as Locales;
        return ['title', 'excerpt', 'content'].filter((field) => es?.[field] && es[field] === en?.[field]);
      }),
    );
    expect(copied).toEqual([]);
  });
});

describe('the public sites of the demo', () => {
  const resorts = demoRecords('site').filter(({ id }) => id !== 1);
  const slugs = (siteId: number) =>
    demoRecords('page', siteId).map(({ body }) => (body.locale as { en: { slug: string } }).en.slug);

  it.each(resorts)('have wellness, days, the way there, and weddings or families at site $id', ({ id }) => {
    expect(slugs(id)).toEqual(expect.arrayContaining(['wellness', 'things-to-do', 'how-to-get-here']));
    expect(slugs(id).some((slug) => slug === 'weddings' || slug === 'families')).toBe(true);
  });

  it('have four rooms or more at each site, each with a picture of its own', () => {
    for (const { id } of demoRecords('site')) {
      const shown = demoRecords('room', id).map(
        ({ body }) => (body.locale as { en: { image?: string } }).en.image,
      );
      expect(shown.length).toBeGreaterThanOrEqual(4);
      expect(new Set(shown).size).toBe(shown.length);
    }
  });
});

describe('the pictures of the demo', () => {
  /** What a record's card and page open with. */
  const leading = /^(locale\.(en|es)\.image|settings\.image\.(en|es))$/;
  const headers = /^(hotelInfoHeader|eventsHeader)$/;
  const opening = (name: ContentTypeName, siteId: number, paths = leading) =>
    demoRecords(name, siteId).flatMap(({ id, body }) => {
      const pictures = namedPictures(contentTypes[name], body).filter(({ path }) => paths.test(path));
      return [...new Set(pictures.map((picture) => picture.id))].map((picture) => [picture, `${name} ${id}`]);
    });

  it.each(demoRecords('site').map(({ id }) => id))(
    'are shown by one restaurant, page, event, promotion or special of site %i each, and by no header above them',
    (siteId) => {
      const shown = (['restaurant', 'content_section', 'event', 'promotion', 'special'] as const).flatMap(
        (name) => opening(name, siteId),
      );
      expect(shown.length).toBeGreaterThan(40);
      const byPicture = Map.groupBy([...shown, ...opening('site', siteId, headers)], ([picture]) => picture);
      const shared = [...byPicture].filter(([, by]) => by.length > 1);
      expect(shared).toEqual([]);
    },
  );
});
