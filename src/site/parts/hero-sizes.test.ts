import { expect, it } from 'vitest';
import { heroSizes, uprightHero } from './hero-sizes.ts';

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
  expect(heroSizes('low', landscape)).toBe(
    '(max-width: 600px) max(100vw, 61vh), (min-width: 900px) max(100vw, 114vh), max(100vw, 87vh)',
  );
});

it('a phone held upright loads the part of a full hero that it shows, around the focal point', () => {
  const picture = { src: '/media/a/1', width: 2400, height: 1600, thumbhash: 'x', alt: { en: '', es: '' } };
  expect(uprightHero('full', picture)).toEqual({
    media: '(max-width: 600px) and (max-aspect-ratio: 2/3)',
    srcSet:
      '/media/a/1?w=400&cut=upright 400w, /media/a/1?w=800&cut=upright 800w, /media/a/1?w=1200&cut=upright 1200w',
    sizes: '47vh',
  });
  expect(uprightHero('below', picture)).toBeUndefined();
  const sources = (x: number) => uprightHero('full', { ...picture, focus: { x, y: 10 } })?.srcSet;
  expect(sources(20.4)).toContain('?w=800&cut=upright-20 800w');
  expect(sources(50)).toContain('?w=800&cut=upright 800w');
  expect(uprightHero('full', { ...picture, width: 900 })).toBeUndefined();
  expect(uprightHero('full', { ...picture, thumbhash: null })).toBeUndefined();
});
