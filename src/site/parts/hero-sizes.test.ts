import { expect, it } from 'vitest';
import { heroSizes } from './hero-sizes.ts';

it('asks for a picture as wide as it is drawn: by the height of the hero, and never less than its place', () => {
  const landscape = { width: 2400, height: 1600 };
  expect(heroSizes('full', landscape)).toBe('(max-width: 600px) max(100vw, 105vh), max(100vw, 150vh)');
  expect(heroSizes('below', { width: 1000, height: 1000 })).toBe(
    '(max-width: 600px) max(100vw, 43vh), max(100vw, 62vh)',
  );
  expect(heroSizes('beside', landscape)).toBe(
    '(max-width: 600px) max(100vw, 61vh), (min-width: 900px) max(42vw, 132vh), max(100vw, 87vh)',
  );
  expect(heroSizes('room', landscape)).toBe(
    '(max-width: 600px) max(100vw, 61vh), (min-width: 900px) max(67vw, 120vh), max(100vw, 87vh)',
  );
});
