import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseLanguage,
  findBySlug,
  inLanguage,
  isLanguage,
  isTranslated,
  languages,
  type Locales,
  otherLanguage,
  slugMatches,
} from './language.ts';

const texts = (slug: string | null, title: string | null = slug) => ({ slug, title });

describe('the two languages', () => {
  it('are each the other one of the other', () => {
    expect(languages.map(otherLanguage)).toEqual(['es', 'en']);
  });

  it('are the only ones', () => {
    expect(['en', 'es', 'EN', 'fr', '', null, undefined, 1].filter(isLanguage)).toEqual(['en', 'es']);
  });
});

describe('reading a record in one language', () => {
  interface Text {
    title: string;
    content: string;
    links: { to: string }[];
    image: string | null;
  }
  const locale: Locales<Text> = {
    en: { title: 'Sunrise Yoga', content: 'On the sand', links: [{ to: 'a' }], image: 'yoga' },
    es: { title: 'Yoga al amanecer', content: ' ', links: [], image: null },
  };

  it('takes each missing field from the other language', () => {
    expect(inLanguage(locale, 'es')).toEqual({
      title: 'Yoga al amanecer',
      content: 'On the sand',
      links: [{ to: 'a' }],
      image: 'yoga',
    });
  });

  it('never writes back', () => {
    const before = structuredClone(locale);
    inLanguage(locale, 'es').title = 'changed';
    expect(locale).toEqual(before);
  });

  it('leaves what neither language has as it is', () => {
    expect(inLanguage({ en: { notes: null }, es: { notes: '' } }, 'es')).toEqual({ notes: '' });
  });

  it('finds a field that only the other language knows', () => {
    const uneven: Record<'en' | 'es', { title?: string }> = { en: { title: 'Spa' }, es: {} };
    expect(inLanguage(uneven, 'es')).toEqual({ title: 'Spa' });
  });

  it('keeps values that are false or zero', () => {
    expect(inLanguage({ en: { shown: true, count: 3 }, es: { shown: false, count: 0 } }, 'es')).toEqual({
      shown: false,
      count: 0,
    });
  });

  it('never shows nothing where either language has something', () => {
    const value = fc.oneof(
      fc.constant(null),
      fc.constant(undefined),
      fc.string(),
      fc.array(fc.nat(), { maxLength: 2 }),
    );
    const text = fc.record({ a: value, b: value });
    const says = (one: unknown) =>
      typeof one === 'string' ? one.trim() !== '' : Array.isArray(one) ? one.length > 0 : one != null;
    fc.assert(
      fc.property(text, text, fc.constantFrom(...languages), (en, es, language) => {
        const read = inLanguage({ en, es }, language);
        for (const field of ['a', 'b'] as const) {
          const own = { en, es }[language][field];
          if (says(own)) expect(read[field]).toBe(own);
          else expect(says(read[field])).toBe(says({ en, es }[otherLanguage(language)][field]));
        }
      }),
    );
  });
});

it('a record is translated when it has a title in that language', () => {
  const locale = { en: { title: 'Spa', name: null }, es: { title: ' ', name: 'Spa' } };
  expect(isTranslated(locale, 'en')).toBe(true);
  expect(isTranslated(locale, 'es')).toBe(false);
  expect(isTranslated(locale, 'es', 'name')).toBe(true);
  expect(isTranslated(locale, 'en', 'name')).toBe(false);
});

describe('finding by slug', () => {
  const sea = { id: 1, locale: { en: texts('sea'), es: texts('mar') } };
  const market = { id: 2, locale: { en: texts('mar'), es: texts('mercado') } };
  const english = { id: 3, locale: { en: texts('grill'), es: texts(null) } };
  const all = [sea, market, english];

  it('knows a record by its slug in either language', () => {
    expect(slugMatches(sea.locale, 'mar')).toBe(true);
    expect(slugMatches(sea.locale, 'sea')).toBe(true);
    expect(slugMatches(sea.locale, 'lake')).toBe(false);
  });

  it('a match in the guest’s language wins over one in the other', () => {
    expect(findBySlug(all, 'mar', 'es')).toBe(sea);
    expect(findBySlug(all, 'mar', 'en')).toBe(market);
  });

  it('a slug of the other language still finds the record', () => {
    expect(findBySlug(all, 'grill', 'es')).toBe(english);
  });

  it('an empty slug finds nothing, not even a record without one', () => {
    expect(findBySlug([{ locale: { en: texts(''), es: texts(null) } }], '', 'en')).toBeUndefined();
  });

  it('survives whatever stands in an address', () => {
    expect(findBySlug(all, '\ud800', 'en')).toBeUndefined();
    expect(findBySlug(all, '%E0%A4%A', 'es')).toBeUndefined();
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 0xffff })), (units) => {
        expect(findBySlug(all, String.fromCharCode(...units), 'en')).toBeUndefined();
      }),
    );
  });
});

describe('choosing a language', () => {
  it('a site that is not localized speaks English', () => {
    expect(chooseLanguage({ url: 'es', last: 'es', accept: 'es', localized: false })).toBe('en');
  });

  it('asks the address, then the last choice, then the browser, then takes English', () => {
    expect(chooseLanguage({ url: 'es', last: 'en', accept: 'en', localized: true })).toBe('es');
    expect(chooseLanguage({ url: 'fr', last: 'es', accept: 'en', localized: true })).toBe('es');
    expect(
      chooseLanguage({ url: null, last: 'xx', accept: 'es-MX,es;q=0.9,en;q=0.8', localized: true }),
    ).toBe('es');
    expect(chooseLanguage({ localized: true })).toBe('en');
  });

  it.each([
    ['en;q=0.3, es;q=0.7', 'es'],
    ['fr-CA,fr;q=0.9,ES-419;q=0.2', 'es'],
    ['en;q=1, es', 'en'],
    ['es;q=0', 'en'],
    ['es; level=1; q=0.4, en; q=0.5', 'en'],
    ['es;q=often', 'en'],
    ['*', 'en'],
    ['es;q=0.1, *;q=0.9', 'es'],
    ['est', 'en'],
    [';;,,q=', 'en'],
  ])('a browser that accepts %s reads %s', (accept, language) => {
    expect(chooseLanguage({ accept, localized: true })).toBe(language);
  });

  it('always answers with one of the two', () => {
    fc.assert(
      fc.property(fc.string(), (accept) => {
        expect(languages).toContain(chooseLanguage({ accept, localized: true }));
      }),
    );
  });
});
