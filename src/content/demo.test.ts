import { describe, expect, it } from 'vitest';
import { addDays } from '../domain/time/calendar.ts';
import type { ContentType } from '../domain/content-type.ts';
import { readDraft } from '../domain/record/draft.ts';
import type { Field } from '../domain/fields/field.ts';
import { demoGroup } from './demo-group.ts';
import { allContentTypes, contentTypes, type ContentTypeName } from './index.ts';
import { demo as sites } from './site/demo/index.ts';

/** The demo is what newcomers learn the product from: it obeys every rule, and no site lacks a type. */

type Given = Record<string, unknown> & { id: number };

const MONDAY = '2026-11-16';

function recordsOf(name: ContentTypeName): (readonly [siteId: number, record: Given])[] {
  return Object.entries(demoGroup[name]).flatMap(([siteId, given]) => {
    const records: unknown =
      typeof given === 'function' ? given((days: number) => addDays(MONDAY, days)) : given;
    return [records].flat().map((record) => [Number(siteId), record as Given] as const);
  });
}

const isLocalized = (siteId: number) => sites[siteId as keyof typeof sites].localized;

describe.each(allContentTypes.map((type) => [type.name, type] as const))(
  'the demo of %s',
  (_name, type: ContentType) => {
    const records = recordsOf(type.name as ContentTypeName);

    it('has records at every site, numbered by it', () => {
      expect([...new Set(records.map(([siteId]) => siteId))].sort((a, b) => a - b)).toEqual([
        1, 15, 24, 36, 40, 52,
      ]);
      expect(new Set(records.map(([, { id }]) => id)).size).toBe(records.length);
      if (type.name !== 'site') {
        for (const [siteId, { id }] of records) expect(Math.floor(id / 100)).toBe(siteId);
      }
    });

    it('fails no rule', () => {
      for (const [, { id, archived: _archived, ...body }] of records) {
        expect([id, readDraft(type, body).problems]).toEqual([id, []]);
      }
    });

    it('points at records that are there, of the same site where they belong to one', () => {
      for (const [name, field] of Object.entries(type.fields) as [
        string,
        Field & { to?: ContentTypeName },
      ][]) {
        if (!field.to) continue;
        const targets = recordsOf(field.to);
        for (const [siteId, record] of records) {
          const ids = [record[name] ?? []].flat();
          const ofSite = contentTypes[field.to].scope === 'site';
          const there = targets.filter(([of]) => !ofSite || of === siteId).map(([, { id }]) => id);
          expect(there).toEqual(expect.arrayContaining(ids));
        }
      }
    });
  },
);

describe('the new types of the demo', () => {
  const written = ['post', 'pc_post', 'pc_event', 'special'] as const;

  it('are written in both languages, but one post that waits for its translator and the English-only key', () => {
    const untranslated = written.flatMap((name) =>
      recordsOf(name)
        .filter(([siteId]) => isLocalized(siteId))
        .filter(([, record]) => !(record.locale as { es: object | null }).es)
        .map(([, { id }]) => `${name} ${id}`),
    );
    expect(untranslated).toEqual(['post 107']);
  });

  it('are not translated word by word: a Spanish text is no copy of the English one', () => {
    const copied = written.flatMap((name) =>
      recordsOf(name).flatMap(([, record]) => {
        const { en, es } = record.locale as Record<'en' | 'es', Record<string, string> | null>;
        return ['title', 'excerpt', 'content'].filter((field) => es && es[field] === en?.[field]);
      }),
    );
    expect(copied).toEqual([]);
  });
});
