import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../../language.ts';
import { readSitePath } from '../site-sections.ts';
import { listPath, pageOfList, PER_PAGE, readListPlace, yearsOf } from './list-place.ts';
import { publicationSections } from './publication-sections.ts';
import { relatedPosts } from './related-posts.ts';

const posts = (count: number, year = '2026') =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, published_at: `${year}-01-01T00:00` }));

describe('a list of posts', () => {
  it('has an address for each page that is read as that very page', () => {
    const place = fc.record({
      year: fc.option(fc.integer({ min: 1990, max: 2099 }).map(String)),
      page: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...publicationSections),
        fc.constantFrom(...languages),
        place,
        (section, language, at) => {
          const [, ...below] = readSitePath(listPath(section, language, at)).parts;
          expect(readListPlace(below)).toEqual(at);
        },
      ),
    );
  });

  it('has no page where no post stands, and none below that', () => {
    const all = [...posts(PER_PAGE + 1), ...posts(2, '2024')];
    const at = (year: string | null, page: number) => pageOfList(all, { year, page })?.entries.length;
    expect([at(null, 1), at(null, 2), at(null, 3)]).toEqual([PER_PAGE, 3, undefined]);
    expect([at('2026', 2), at('2024', 1), at('2024', 2), at('2025', 1)]).toEqual([
      1,
      2,
      undefined,
      undefined,
    ]);
    expect(yearsOf(all)).toEqual(['2026', '2024']);
  });

  it('leaves what is no page of it to the posts below it', () => {
    for (const below of [
      ['a-story'],
      ['page'],
      ['page', '0'],
      ['page', '2', 'x'],
      ['2025', 'a'],
      ['20255'],
    ]) {
      expect(readListPlace(below)).toBeUndefined();
    }
  });
});

describe('posts to read next', () => {
  const post = (id: number, author: string, words: string) => ({
    id,
    author,
    words,
    published_at: `2026-01-0${id}T00:00`,
  });

  it('have words in common with the one that was read, then its author, then are the latest', () => {
    const own = post(1, 'Inés', 'The lighthouse and its keeper');
    const others = [
      post(2, 'Paloma', 'Mangoes'),
      post(3, 'Inés', 'Rowing'),
      post(4, 'Paloma', 'A keeper of lighthouses; the lighthouse at night, keeper'),
      post(5, 'Paloma', 'Rain'),
    ];
    expect(relatedPosts(own, others, 3).map(({ id }) => id)).toEqual([4, 3, 5]);
  });
});
