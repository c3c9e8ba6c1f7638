import { expect, test } from 'vitest';
import type { ContentType } from '../../../domain/content-type.ts';
import { event } from '../../../content/event/event.ts';
import { page } from '../../../content/page/page.ts';
import { special } from '../../../content/special/special.ts';
import { MAX_SEARCH_LENGTH } from '../../../domain/search.ts';
import { choiceFilters, isTreeShown, listQueryOf, parseTableQuery, tableQueryString } from './table-query.ts';

const read = (address: string) => parseTableQuery(event, new URLSearchParams(address));

test('The address of a table keeps search, sort, filters and page', () => {
  const address =
    'q=yoga&sort=-start_date&missing=translation&publication=due&site=all&category=Wellness&page=3';
  expect(tableQueryString(read(address))).toBe(address);
  expect(read(address).filters).toEqual({ category: 'Wellness' });
  // As it was called before.
  expect(read('missing=es').isMissingOnly).toBe(true);
});

test('a table is filtered by choice fields only, whatever the address contains', () => {
  expect(choiceFilters(event)).toContain('category');
  expect(read('label=x&publication=soon&constructor=y&page=-4')).toEqual({
    q: '',
    page: 1,
    sort: undefined,
    publication: undefined,
    isMissingOnly: false,
    isEverySite: false,
    day: undefined,
    isWholeWeek: false,
    isFlat: false,
    filters: {},
  });
});

test('what an address asks for that the server does not know is passed over', () => {
  const strange = ['sort=foo', 'sort=--label', 'page=2.5', 'page=next', 'category=Lost', 'created_at=soon'];
  expect(strange.map((address) => tableQueryString(read(address)))).toEqual(strange.map(() => ''));
  expect(tableQueryString(read('sort=-next'))).toBe('sort=-next');
  expect(parseTableQuery(page, new URLSearchParams('sort=next')).sort).toBeUndefined();
  expect(read(`q=${'y'.repeat(2000)}`).q).toHaveLength(MAX_SEARCH_LENGTH);
  expect(read('page=99999999999').page).toBeLessThan(2 ** 31);
});

test('a table is filtered by the day on which records were made, specials also by the name of a version', () => {
  expect(read('created_at=2026-11-21&version_name=Autumn').filters).toEqual({ created_at: '2026-11-21' });
  expect(read('created_at=soon').filters).toEqual({});
  const query = parseTableQuery(special, new URLSearchParams('version_name=Autumn'));
  expect(tableQueryString(query)).toBe('version_name=Autumn');
  expect(listQueryOf(special, query, { siteId: 24, language: undefined })).toMatchObject(query.filters);
});

test('a day, or its week from Sunday on, is asked for as the days of the list', () => {
  const view = { siteId: 36, language: undefined };
  const day = { from: '2026-11-27', to: '2026-11-27' };
  expect(listQueryOf(event, read('day=2026-11-27'), view)).toMatchObject(day);
  const week = { from: '2026-11-22', to: '2026-11-28' };
  expect(listQueryOf(event, read('day=2026-11-27&span=week'), view)).toMatchObject(week);
  expect(listQueryOf(event, read('day=tomorrow'), view)).not.toHaveProperty('from');
});

test('the list is requested for the current property, or for all of them', () => {
  const view = { siteId: 36, language: undefined };
  expect(listQueryOf(event, read('q=yoga'), view)).toMatchObject({ site_id: 36, searchterm: 'yoga' });
  expect(listQueryOf(event, read('publication=waiting'), view)).toMatchObject({ publication: 'waiting' });
  expect(listQueryOf(event, read('site=all'), view)).not.toHaveProperty('site_id');
});

test('pages are a tree until somebody searches, filters or sorts, or wants the table', () => {
  const isTree = (address: string, type: ContentType = page) =>
    isTreeShown(type, parseTableQuery(type, new URLSearchParams(address)));
  expect(['', 'span=week', 'q='].map((address) => isTree(address))).toEqual([true, true, true]);
  const asked = [
    'view=table',
    'q=stay',
    'sort=name',
    'menu=header',
    'publication=none',
    'site=all',
    'page=2',
  ];
  expect(asked.map((address) => isTree(address))).toEqual(asked.map(() => false));
  expect(tableQueryString(parseTableQuery(page, new URLSearchParams('view=table')))).toBe('view=table');
  expect(isTree('', event)).toBe(false);
});
