import { expect, it } from 'vitest';
import { sourceOf, sourcesOf } from './picture-sources.ts';

const picture = {
  src: '/media/terrace-sea',
  width: 2400,
  height: 1600,
  thumbhash: 'hash',
  alt: { en: '', es: '' },
};

it('a picture is offered in the widths the server keeps, none wider than needed to show all of it', () => {
  expect(sourcesOf({ ...picture, width: 1000 })).toBe(
    '/media/terrace-sea?w=400 400w, /media/terrace-sea?w=800 800w, /media/terrace-sea?w=1200 1200w',
  );
  expect(sourcesOf(picture)).toMatch(/\?w=2400 2400w$/);
});

it('a drawing has one size', () => {
  const drawing = { ...picture, thumbhash: null };
  expect(sourcesOf(drawing)).toBeUndefined();
  expect(sourceOf(drawing)).toBe('/media/terrace-sea');
});
