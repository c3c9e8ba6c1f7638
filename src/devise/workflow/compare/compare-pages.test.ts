import { expect, it } from 'vitest';
import { page } from '../../../content/page/page.ts';
import { sharedSlice } from '../../../content/shared-slice/shared-slice.ts';
import { formValues } from '../../../domain/workflow/values-of.ts';
import { pageFieldsOf } from '../canvas/page-slices.ts';
import { type Comparison, comparePages, versionPlace } from './compare-pages.ts';
import { differencesIn } from './difference-words.ts';
import { comparePhrases } from './phrases.ts';
import { sidesAtFirst } from './sides.ts';

const fields = pageFieldsOf(page)!;
const both = (en: string, es: string) => ({ en, es });
const said = (id: string, title: string, es = title) => ({ id, block: 'statement', title: both(title, es) });
const gallery = (id: string, ...pictures: string[]) => ({
  id,
  block: 'gallery',
  pictures: pictures.map((image, place) => ({ id: `${id.slice(0, 4)}pic${place}`, image })),
});

const version = (id: string, slices: readonly object[], more: object = {}) => ({
  id,
  version_name: id,
  slices,
  ...more,
});
const pageOf = (versions: readonly object[], title = 'Stay') =>
  formValues(page, { name: 'Stay', versions, locale: { en: { title }, es: {} } });

const standing = (slices: readonly object[], title?: string) => ({
  values: pageOf([version('standing', slices)], title),
  version: 0,
});

const outline = ({ slices }: Comparison) =>
  slices.map(({ left, right, differences }) => [left, right, differences.join(' ')]);

const hero = said('aaaaaaaa', 'Above the bay');
const fires = said('bbbbbbbb', 'Two fires');
const map = said('cccccccc', 'The way');

it('two states of a version are compared by the ids of their slices', () => {
  const before = standing([hero, fires, map]);
  const after = standing([map, said('aaaaaaaa', 'Over the bay'), said('dddddddd', 'New')]);
  expect(outline(comparePages(page, fields, before, after))).toEqual([
    ['cccccccc', 'cccccccc', 'moved'],
    ['aaaaaaaa', 'aaaaaaaa', 'changed'],
    ['bbbbbbbb', undefined, 'removed'],
    [undefined, 'dddddddd', 'added'],
  ]);
});

it('says what is the same as well, and what differs of the page itself', () => {
  const same = comparePages(page, fields, standing([hero]), standing([hero]));
  expect(same.slices).toEqual([]);
  expect(same.others).toEqual([]);
  const titled = comparePages(page, fields, standing([hero]), standing([hero], 'Rooms'));
  expect(titled.slices).toEqual([]);
  expect(titled.others.map(({ path }) => path)).toEqual(['locale.en.title']);
});

it('two versions share no ids: slices that say the same belong together, then those of one kind', () => {
  const values = pageOf([
    version('standing', [hero, fires, gallery('gggggggg', 'terrace', 'pool')]),
    version('carnival', [
      gallery('hhhhhhhh', 'terrace', 'beach'),
      said('eeeeeeee', 'Two fires'),
      said('ffffffff', 'Carnival'),
    ]),
  ]);
  const compared = comparePages(page, fields, { values, version: 0 }, { values, version: 1 });
  expect([...compared.pairs]).toEqual([
    ['bbbbbbbb', 'eeeeeeee'],
    ['aaaaaaaa', 'ffffffff'],
    ['gggggggg', 'hhhhhhhh'],
  ]);
  const changed = Object.fromEntries(
    compared.slices.map(({ right, changes }) => [right, changes.map(({ path }) => path.split('.').pop())]),
  );
  // Of the pictures the second alone; the fires only moved.
  expect(changed).toEqual({ hhhhhhhh: ['image'], eeeeeeee: [], ffffffff: ['en', 'es'] });
  expect(compared.others.map(({ path }) => path)).toEqual(['versions.compared.version_name']);
});

it('a change in the other language is said to be one', () => {
  const compared = comparePages(
    page,
    fields,
    standing([hero]),
    standing([said('aaaaaaaa', 'Above the bay', 'Sobre la bahía')]),
  );
  const [slice] = compared.slices;
  expect(differencesIn(comparePhrases.en, 'en')(slice!)).toBe('Changed in Spanish');
  expect(differencesIn(comparePhrases.en, 'es')(slice!)).toBe('Changed');
  expect(differencesIn(comparePhrases.es)(slice!)).toBe('Cambiado en español');
});

it('shared slices are compared without versions', () => {
  const shared = pageFieldsOf(sharedSlice)!;
  const holding = (slices: readonly object[]) => ({
    values: formValues(sharedSlice, { name: 'Sea', slices, locale: { en: {}, es: {} } }),
    version: 0,
  });
  const compared = comparePages(sharedSlice, shared, holding([hero, fires]), holding([fires]));
  expect(outline(compared)).toEqual([['aaaaaaaa', undefined, 'removed']]);
});

it('shows the version that is wanted, else the one that is live', () => {
  const values = pageOf([
    version('standing', [hero]),
    version('carnival', [fires], { from: '2031-02-01T00:00' }),
  ]);
  const at = (wanted: string | null, now: string) => versionPlace(values, fields, { wanted, now });
  expect(at(null, '2030-01-01T12:00')).toBe(0);
  expect(at(null, '2031-03-01T12:00')).toBe(1);
  expect(at('standing', '2031-03-01T12:00')).toBe(0);
  expect(at('gonegone', '2031-03-01T12:00')).toBe(1);
  expect(versionPlace(pageOf([]), fields, { wanted: null, now: '2030-01-01T12:00' })).toBe(0);
});

it('begins with what visitors read and what was saved since, else with two versions, else with the last two saves', () => {
  type Known = Parameters<typeof sidesAtFirst>[0];
  const known = (revision: number | null, is_changed: boolean) =>
    ({
      version: 4,
      publication: { en: { revision, is_changed }, es: { revision: null } },
    }) as unknown as Known;
  const revisions = [4, 3, 2, 1].map((number) => ({ number }));
  const saved = { state: 'saved', version: null };
  expect(sidesAtFirst(known(2, true), revisions, ['standing', 'carnival'])).toEqual({
    left: { state: 'published', version: null },
    right: saved,
  });
  expect(sidesAtFirst(known(4, false), revisions, ['standing', 'carnival'])).toEqual({
    left: { state: 'saved', version: 'standing' },
    right: { state: 'saved', version: 'carnival' },
  });
  expect(sidesAtFirst(known(4, false), revisions, ['standing'])).toEqual({
    left: { state: 3, version: null },
    right: saved,
  });
  expect(sidesAtFirst(known(null, false), [], [])).toEqual({ left: saved, right: saved });
  // Whoever has typed something wants to see what it changes.
  expect(sidesAtFirst(known(2, true), revisions, [], 'k3f9x2ab')).toEqual({
    left: saved,
    right: { state: 'draft-k3f9x2ab', version: null },
  });
});
