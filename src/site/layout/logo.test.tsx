import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { isSeeThrough, logoSize } from './logo.ts';
import { SiteName } from './site-name.tsx';

const alt = { en: '', es: '' };
const logo = (width: number, height: number, thumbhash: string | null = null) => ({
  src: '/media/logo/1',
  width,
  height,
  thumbhash,
  alt,
});
/** Of a picture with clear places, and of one without. */
const CLEAR = 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==';
const SOLID = '1QcSHQRnh493V4dIh4eXh1h4kJUI';

it('a logo is at most 40 pixels high and 240 wide, and a picture no larger than it is', () => {
  expect(logoSize(logo(191, 40))).toEqual({ width: 191, height: 40 });
  expect(logoSize(logo(24, 12))).toEqual({ width: 80, height: 40 });
  expect(logoSize(logo(900, 60))).toEqual({ width: 240, height: 16 });
  expect(logoSize(logo(400, 160, CLEAR))).toEqual({ width: 100, height: 40 });
  expect(logoSize(logo(60, 20, SOLID))).toEqual({ width: 60, height: 20 });
});

it('drawings, and pictures with clear places, may be drawn white on a picture', () => {
  expect(isSeeThrough(logo(191, 40))).toBe(true);
  expect(isSeeThrough(logo(400, 160, CLEAR))).toBe(true);
  expect(isSeeThrough(logo(60, 20, SOLID))).toBe(false);
});

it('the bar has the logo, whose place is known before it comes, and the name in letters where there is none', () => {
  const bar = (own: ReturnType<typeof logo> | null) =>
    renderToStaticMarkup(<SiteName site={{ name: 'Casa Marea', homeHref: '/es/', logo: own }} />);
  expect(bar(null)).toBe('<a class="bar-name" href="/es/">Casa Marea</a>');
  expect(bar(logo(382, 80))).toBe(
    '<a class="bar-name" href="/es/"><img width="191" height="40" src="/media/logo/1" alt="Casa Marea" fetchPriority="low"/></a>',
  );
  // What has a ground of its own would be a white box on a picture.
  expect(bar(logo(800, 320, SOLID))).toContain('class="is-solid"');
  expect(bar(logo(800, 320, SOLID))).toContain('sizes="100px"');
});
