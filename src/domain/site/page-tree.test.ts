import { describe, expect, it } from 'vitest';
import { pathOfPage, wayToPage } from './page-tree.ts';

const page = (
  id: number,
  parent: number | null,
  en: string | null,
  es: string | null = null,
  is_home = false,
) => ({
  id,
  parent,
  is_home,
  locale: { en: { slug: en }, es: { slug: es } },
});

const home = page(1, null, 'home', 'inicio', true);
const stay = page(2, null, 'stay', 'hospedaje');
const families = page(3, 2, 'families', 'familias');
const pages = [home, stay, families];

describe('the address of a page', () => {
  it('is made of the slugs above it, in each language', () => {
    expect(pathOfPage(pages, families, 'en')).toBe('/stay/families');
    expect(pathOfPage(pages, families, 'es')).toBe('/hospedaje/familias');
    expect(pathOfPage(pages, home, 'es')).toBe('/');
  });

  it('does not name the home page above it, and takes what one language lacks from the other', () => {
    const below = page(4, 1, 'how-to-get-here');
    expect(pathOfPage([...pages, below], below, 'es')).toBe('/how-to-get-here');
    const nameless = page(5, 2, null);
    expect(pathOfPage([...pages, nameless], nameless, 'en')).toBe('/stay/5');
  });

  it('ends where pages are each above the other, or a parent is gone', () => {
    const a = page(6, 7, 'a');
    const b = page(7, 6, 'b');
    expect(pathOfPage([a, b], a, 'en')).toBe('/b/a');
    expect(wayToPage([a], a)).toEqual([a]);
  });
});
