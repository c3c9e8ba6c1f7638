import { expect, it } from 'vitest';
import { countPhrases, filteredPhrases, listedPhrases } from './listed-phrases.ts';

const record = (key: string, en: string | null, es: string | null) => ({
  key,
  locale: { en: { text: en }, es: { text: es } },
});
const records = [
  record('hub.dining', 'Where to eat', null),
  record('hub.close', 'Done', 'Listo'),
  record('site.rooms', null, 'Dónde duermes'),
  record('hub.of-an-earlier-version', 'Gone', null),
];
const all = { q: '', place: undefined, show: 'all' } as const;
const keys = (filter: object, spoken: readonly ('en' | 'es')[] = ['en', 'es']) =>
  filteredPhrases(listedPhrases(records, spoken), { ...all, ...filter }).map(({ key }) => key);

it('what is replaced in one language of a site of two lacks the other', () => {
  const phrases = listedPhrases(records, ['en', 'es']);
  expect(countPhrases(phrases)).toMatchObject({ replaced: 3, lacking: { en: 1, es: 1 } });
  expect(keys({ show: 'lacking' })).toEqual(['hub.dining', 'site.rooms']);
  expect(keys({ show: 'replaced' })).toEqual(['hub.close', 'hub.dining', 'site.rooms']);
  // A site that speaks English alone lacks nothing in Spanish.
  expect(keys({ show: 'lacking' }, ['en'])).toEqual(['site.rooms']);
});

it('phrases are found in both languages, accents ignored, by what is built in and by what replaces it', () => {
  expect(keys({ q: 'donde duermes' })).toEqual(['site.rooms']);
  expect(keys({ q: 'HABITACIONES' })).toContain('site.rooms');
  expect(keys({ q: 'where eat' })).toEqual(['hub.dining']);
  expect(keys({ q: 'reservacion mesa' })).toEqual([]);
  expect(keys({ q: 'zzz' })).toEqual([]);
});

it('by place, what both say stands at both', () => {
  const [hub, site] = [keys({ place: 'hub' }), keys({ place: 'site' })];
  expect(hub).toContain('hub.open-now');
  expect(site).toContain('hub.open-now');
  expect(hub).not.toContain('site.rooms');
  expect(site).not.toContain('hub.dining');
});
