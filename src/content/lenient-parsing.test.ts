import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corruptRecord } from '../../test/corrupt-record.ts';
import { example } from '../../test/demo-record.ts';
import type { ContentType } from '../domain/content-type.ts';
import { type RecordValues, parseRecord } from '../domain/record/parse-record.ts';
import { LenientContext } from '../domain/record/lenient-context.ts';
import { contentTypes } from './index.ts';

const { site, restaurant, menu, event, content_section, promotion } = contentTypes;

/** Reads a draft leniently, as a preview does. */
function readLeniently(type: ContentType, draft: object, stored?: RecordValues): RecordValues {
  const { plain, locale } = parseRecord(type, draft, stored, new LenientContext(stored));
  return { plain, locale };
}

const asBody = ({ plain, locale }: RecordValues): object => ({ ...plain, locale });

it.each(
  [site, restaurant, menu, event, content_section, promotion].map(
    (type) => [type.name, type as ContentType] as const,
  ),
)('what is left of a half-made %s could be saved, but for texts that are missing', (_name, type) => {
  const whole = parseRecord(type, example(type));
  expect(whole.issues).toEqual([]);
  fc.assert(
    fc.property(corruptRecord(example(type)), fc.boolean(), (draft, isNew) => {
      const read = readLeniently(type, draft, isNew ? undefined : whole);
      const { issues: problems } = parseRecord(type, asBody(read));
      expect(problems.filter(({ code }) => code !== 'required')).toEqual([]);
      const required = Object.keys(type.fields).filter((name) => {
        const { required: isRequired, localized, type: kind } = type.fields[name]!;
        return isRequired && !localized && kind !== 'wallClock';
      });
      expect(required.filter((name) => read.plain[name] === null)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

describe('a half-made draft', () => {
  const stored = parseRecord(site, example(site));

  it('keeps what is stored where a value does not fit or is missing', () => {
    const draft = { name: null, timeZone: 'Mars/Olympus', colors: { primary: 'red', secondary: '#123456' } };
    const { plain } = readLeniently(site, draft, stored);
    expect(plain).toMatchObject({
      name: stored.plain.name,
      timeZone: stored.plain.timeZone,
      colors: { primary: (stored.plain.colors as { primary: string }).primary, secondary: '#123456' },
    });
  });

  it('has stopgaps where nothing is stored either', () => {
    const { plain } = readLeniently(site, { colors: null });
    expect(plain).toMatchObject({
      name: '',
      timeZone: 'UTC',
      colors: { primary: '#22201c', secondary: '#22201c' },
    });
  });

  it('loses the entries of lists that are none, and nothing else of the lists', () => {
    const items = [
      null,
      { title: { en: 'Oysters' }, amount: 'many', dr: [null] },
      7,
      { desc: { en: 'Nameless' } },
    ];
    const { plain } = readLeniently(menu, { sections: [{ title: { en: 'Raw' }, items }, []] });
    expect(plain.sections).toMatchObject([
      {
        title: { en: 'Raw', es: null },
        items: [
          { title: { en: 'Oysters' }, amount: null, dr: [] },
          { title: { en: '' }, desc: { en: 'Nameless' } },
        ],
      },
    ]);
  });

  it('ends with nothing said where it would end before it starts', () => {
    const draft = { start_date: '2026-11-21T19:30', end_date: '2026-11-20T19:30' };
    expect(readLeniently(event, draft).plain).toMatchObject({ start_date: draft.start_date, end_date: null });
  });
});

it('a gallery does not keep a picture without an id', () => {
  const hung = ['pool', '', 'pool'].map((image) => ({ image }));
  const { plain, issues } = parseRecord(restaurant, { ...example(restaurant), gallery: hung });
  expect(issues).toEqual([]);
  expect(plain.gallery).toEqual([{ id: expect.any(String), image: 'pool' }]);
});
