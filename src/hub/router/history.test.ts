import { expect, it } from 'vitest';
import { isHome, pageAbove } from './history.ts';

it.each([
  ['/property-hub/dining/la-brasa/menu/dinner', '/property-hub/dining/la-brasa'],
  ['/property-hub/dining/la-brasa', '/property-hub/dining'],
  ['/property-hub/dining/', '/property-hub/'],
  ['/somewhere', '/property-hub/'],
])('above %s lies %s', (path, above) => {
  expect(pageAbove(path)).toBe(above);
});

it('home is home with and without its slashes', () => {
  expect(['/', '/property-hub', '/property-hub/'].every(isHome)).toBe(true);
  expect(isHome('/property-hub/dining')).toBe(false);
});
