import { expect, it } from 'vitest';
import { eventCategories, isInCategory } from './event-category.ts';

const filtersOf = (category: string | null, time: string) =>
  eventCategories.filter((filter) => isInCategory({ category, starts: `2026-11-20T${time}` }, filter));

it('an event shows under its own category, and without a filter', () => {
  expect(filtersOf('Wellness', '20:00')).toEqual(['Wellness']);
  expect(filtersOf('Day', '20:00')).toEqual(['Day']);
  expect(filtersOf(null, '20:00')).toEqual([]);
  expect(isInCategory({ category: null, starts: '2026-11-20T20:00' }, null)).toBe(true);
});

it('an everyday event also shows under Day or Night by its hour, never under Wellness', () => {
  expect(filtersOf('Everyday', '05:00')).toEqual(['Day', 'Everyday']);
  expect(filtersOf('Everyday', '17:59')).toEqual(['Day', 'Everyday']);
  expect(filtersOf('Everyday', '18:00')).toEqual(['Night', 'Everyday']);
  expect(filtersOf('Everyday', '00:30')).toEqual(['Night', 'Everyday']);
});
