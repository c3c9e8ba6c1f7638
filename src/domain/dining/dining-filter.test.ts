import { expect, it } from 'vitest';
import { days } from '../time/day-range.ts';
import { type DiningFilter, filterPlaces, isFiltering, noFilter } from './dining-filter.ts';

const meal = (opens: string, closes: string) => ({
  spans: [{ opens, closes, days, season: null }],
  exceptions: [],
});
const said = (section: string, reservations_url: string | null = null) => {
  const locale = { section, reservations_url, links: null };
  return { en: locale, es: locale };
};
const places = [
  {
    name: 'grill',
    dinner: meal('18:00', '22:00'),
    lunch: meal('12:00', '16:00'),
    locale: said('Restaurant', 'https://tables.test'),
  },
  { name: 'café', breakfast: meal('07:00', '11:00'), locale: said('Restaurant') },
  { name: 'bar', lounge: meal('12:00', '01:00'), locale: said('Bars and Lounges') },
];
const names = (filter: Partial<DiningFilter>, now = '2026-11-21T13:00') =>
  filterPlaces(places, { ...noFilter, ...filter }, now).map(({ name }) => name);

it('without a filter every place stands there', () => {
  expect(names({})).toEqual(['grill', 'café', 'bar']);
  expect(isFiltering(noFilter)).toBe(false);
});

it.each([
  [{ isOpen: true }, ['grill', 'bar']],
  [{ meal: 'dinner' }, ['grill']],
  [{ meal: 'breakfast' }, ['café']],
  [{ kind: 'Bars and Lounges' }, ['bar']],
  [{ kind: 'Restaurant', isOpen: true }, ['grill']],
  [{ takesReservations: true }, ['grill']],
  [{ takesReservations: true, meal: 'breakfast' }, []],
] as const)('%o leaves %o', (filter, left) => {
  expect(names(filter)).toEqual(left);
  expect(isFiltering({ ...noFilter, ...filter })).toBe(true);
});

it('open for dinner means that dinner is being served, not lunch', () => {
  expect(names({ isOpen: true, meal: 'dinner' })).toEqual([]);
  expect(names({ isOpen: true, meal: 'dinner' }, '2026-11-21T19:00')).toEqual(['grill']);
});
