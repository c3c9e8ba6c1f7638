import { describe, expect, it } from 'vitest';
import { type Branch, idsBelow, movedPaths, pathOfPage, treeOf, wayToPage } from './page-tree.ts';

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

const outline = (branches: readonly Branch<{ id: number }>[]): unknown =>
  branches.map(({ page: { id }, below }) => (below.length === 0 ? id : [id, outline(below)]));

describe('the tree of pages', () => {
  const teens = page(4, 3, 'teens', 'adolescentes');

  it('has each page below its parent, in their order', () => {
    expect(outline(treeOf([teens, home, families, stay]))).toEqual([1, [2, [[3, [4]]]]]);
  });

  it('has every page once, whatever their parents say', () => {
    const orphan = page(9, 99, 'orphan');
    const circle = [page(6, 7, 'a'), page(7, 6, 'b'), page(8, 8, 'c')];
    expect(outline(treeOf([...circle, orphan]))).toEqual([9, [6, [7]], 8]);
  });

  it('knows what stands below a page, and below one that is gone', () => {
    expect([...idsBelow([...pages, teens], 2)]).toEqual([2, 3, 4]);
    expect([...idsBelow([families, teens], 2)]).toEqual([2, 3, 4]);
    expect([...idsBelow([page(6, 7, 'a'), page(7, 6, 'b')], 6)]).toEqual([6, 7]);
  });

  it('says in both languages what becomes of the addresses of a page and all below it', () => {
    const offers = page(5, null, 'offers', 'ofertas');
    const moved = movedPaths([...pages, teens, offers], 3, 5);
    expect(moved.map(({ page: { id }, from, to }) => [id, from.en, to.en, from.es, to.es])).toEqual([
      [3, '/stay/families', '/offers/families', '/hospedaje/familias', '/ofertas/familias'],
      [
        4,
        '/stay/families/teens',
        '/offers/families/teens',
        '/hospedaje/familias/adolescentes',
        '/ofertas/familias/adolescentes',
      ],
    ]);
    expect(movedPaths([...pages, teens], 3, null)[1]).toMatchObject({ to: { en: '/families/teens' } });
  });
});
