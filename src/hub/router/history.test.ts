import { expect, it } from 'vitest';
import { isHome, pageAbove, withoutQuery } from './history.ts';

it.each([
  ['/property-hub/dining/la-brasa/menu/dinner', '/property-hub/dining/la-brasa'],
  ['/property-hub/dining/la-brasa', '/property-hub/dining'],
  ['/property-hub/dining/', '/property-hub/'],
  ['/somewhere', '/property-hub/'],
])('above %s lies %s', (path, above) => {
  expect(pageAbove(path)).toBe(above);
});

it.each([
  ['/property-hub/events?day=2026-11-21#top', '/property-hub/events'],
  ['/property-hub/events#top', '/property-hub/events'],
  ['/property-hub', '/property-hub'],
  ['?day=2026-11-21', ''],
])('%s without its query is %j', (address, path) => {
  expect(withoutQuery(address)).toBe(path);
});

it('home is home with and without its slashes', () => {
  expect(['/', '/property-hub', '/property-hub/'].every(isHome)).toBe(true);
  expect(isHome('/property-hub/dining')).toBe(false);
});
