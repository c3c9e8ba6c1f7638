import { describe, expect, it } from 'vitest';
import { menuByKey, nextRestaurant, splitBySection } from './dining.ts';

const slugs = (en: string | null, es: string | null) => ({ en: { slug: en }, es: { slug: es } });
const restaurant = (id: number, position: number | null, en: string, archived_at: string | null = null) => ({
  id,
  position,
  archived_at,
  locale: slugs(en, `${en}-es`),
});

it('cards are split by the English section; an unknown one is a restaurant', () => {
  const index = (section: string | null, es: string | null = null) => ({
    locale: { en: { section }, es: { section: es } },
  });
  const [grill, bar, truck, unsaid] = [
    index('Restaurant', 'Bars and Lounges'),
    index('Bars and Lounges', 'Bares'),
    index('Food Truck'),
    index(null),
  ];
  expect(splitBySection([grill, bar, truck, unsaid])).toEqual({
    Restaurant: [grill, truck, unsaid],
    'Bars and Lounges': [bar],
  });
});

describe('the next restaurant', () => {
  const grill = restaurant(1, 2, 'grill');
  const sea = restaurant(2, 1, 'sea');
  const closed = restaurant(3, 3, 'closed', '2026-11-01T00:00:00Z');
  const late = restaurant(5, null, 'late');
  const later = restaurant(6, null, 'later');
  const all = [later, grill, late, sea, closed];

  it('follows by position and skips archived ones', () => {
    expect(nextRestaurant(all, 'sea', 'en')).toBe(grill);
    expect(nextRestaurant(all, 'grill', 'en')).toBe(late);
    expect(nextRestaurant(all, 'late', 'en')).toBe(later);
  });

  it('after the last is the first', () => {
    expect(nextRestaurant(all, 'later', 'en')).toBe(sea);
  });

  it('is found by the slug of either language', () => {
    expect(nextRestaurant(all, 'sea-es', 'en')).toBe(grill);
  });

  it('is nobody when the restaurant is unknown, archived or the only one', () => {
    expect(nextRestaurant(all, 'nowhere', 'en')).toBeUndefined();
    expect(nextRestaurant(all, 'closed', 'en')).toBeUndefined();
    expect(nextRestaurant([sea, closed], 'sea', 'es')).toBeUndefined();
    expect(nextRestaurant([], 'sea', 'en')).toBeUndefined();
  });

  it('leaves the list as it was', () => {
    expect(all).toEqual([later, grill, late, sea, closed]);
  });
});

describe('a menu of a restaurant', () => {
  const brunch = { id: 12, locale: slugs('brunch', 'almuerzo') };
  const dozen = { id: 13, locale: slugs('12', null) };

  it('is found by its id or by its slug in either language', () => {
    expect(menuByKey([brunch, dozen], '13')).toBe(dozen);
    expect(menuByKey([brunch, dozen], 'brunch')).toBe(brunch);
    expect(menuByKey([brunch, dozen], 'almuerzo')).toBe(brunch);
  });

  it('an id wins over a slug that looks like one', () => {
    expect(menuByKey([dozen, brunch], '12')).toBe(brunch);
  });

  it('is nothing for an unknown key', () => {
    expect(menuByKey([brunch], 'dinner')).toBeUndefined();
    expect(menuByKey([brunch, dozen], '')).toBeUndefined();
  });
});
