import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Crawled,
  type CrawledPage,
  crawl,
  demoKeys,
  listedIn,
} from '../../../test/site-proofs/crawl.ts';
import { type DemoGroup, demoGroup, originOf } from '../../../test/site-proofs/demo-group.ts';
import { headProblems, isIndexed, siteProblems } from '../../../test/site-proofs/head-problems.ts';
import { htmlProblems } from '../../../test/site-proofs/html-problems.ts';
import { Vocabulary } from '../../../test/site-proofs/schema-org.ts';
import { structuredDataProblems } from '../../../test/site-proofs/structured-data-problems.ts';
import { sitemapProblems, xmlProblems } from '../../../test/site-proofs/xml-problems.ts';
import { readSitePath } from '../../domain/site/site-sections.ts';
import { inSoak } from '../../../test/soak.ts';

/** One page of each kind of each site and language: of those below a section, the first. */
function oneOfEachKind(pages: readonly CrawledPage[]): CrawledPage[] {
  const kinds = Map.groupBy(pages, ({ origin, path }) => {
    const { language, parts } = readSitePath(path);
    return [origin, language, parts.length > 1 ? `${parts[0]}/` : path].join(' ');
  });
  return [...kinds.values()].map(([first]) => first!);
}

/** What holds for every public page of every site of the demo, in both languages. */

const sites = [
  { of: 'the group and of a resort', keys: ['sal-y-brisa', 'lantern-cay'], options: {} },
  { of: 'all sites of the demo', keys: demoKeys, options: inSoak },
] as const;

for (const { of, keys, options } of sites) {
  describe(`the public pages of ${of}`, options, () => {
    let group: DemoGroup;
    let origins: readonly string[];
    let crawled: Crawled;

    beforeAll(async () => {
      group = await demoGroup();
      origins = keys.map(originOf);
      crawled = await crawl(group.get, origins);
    }, 600_000);
    afterAll(() => group.close());

    const pages = () => [...crawled.pages.values()];

    it('are there, on every site, and every one that the sitemap lists', () => {
      expect(crawled.sitemaps.flatMap(listedIn).filter((address) => !crawled.pages.has(address))).toEqual([]);
      const counts = origins.map((origin) => pages().filter((page) => page.origin === origin).length);
      expect(Math.min(...counts)).toBeGreaterThan(20);
    });

    it('have no link that leads to nothing, nor to a place that is not on its page', () => {
      expect(crawled.dead).toEqual([]);
    });

    it('have a title, a description, one heading above all others, and a script only with an island', () => {
      expect(pages().flatMap(headProblems)).toEqual([]);
    });

    it('say each something else in search results, and name each other’s languages mutually', () => {
      expect(siteProblems(crawled.pages)).toEqual([]);
    });

    it('speak to search engines in the words of schema.org', () => {
      const vocabulary = new Vocabulary();
      expect(pages().flatMap((page) => structuredDataProblems(page, vocabulary, isIndexed(page)))).toEqual(
        [],
      );
    });

    it('hang no picture a second time that they open with', () => {
      const twice = pages().flatMap(({ origin, path, html }) => {
        const opening = /<section class="hero.*?<img src="([^"]+)"/s.exec(html)?.[1];
        const hung = html.split('<section class="slice sheet gallery">')[1]?.split('</section>')[0] ?? '';
        return opening !== undefined && hung.includes(`"${opening}"`) ? [origin + path] : [];
      });
      expect(twice).toEqual([]);
    });

    it('ask for pictures in sizes that a browser can read', () => {
      const sizes = pages().flatMap(({ html }) =>
        [...html.matchAll(/sizes="([^"]*)"/gi)].map(([, one]) => one!),
      );
      expect(sizes.length).toBeGreaterThan(1000);
      expect(sizes.filter((one) => /NaN|Infinity|undefined/.test(one))).toEqual([]);
    });

    it('show what comes seldom as pictures above the days of the week', () => {
      const weeks = pages().filter(({ path }) => path === '/events' || path === '/es/eventos');
      expect(weeks.length).toBeGreaterThanOrEqual(keys.length);
      for (const { html } of weeks) {
        const [pictures, days] = ['class="events-pictures"', 'class="days"'].map((mark) =>
          html.indexOf(mark),
        );
        expect(pictures).toBeGreaterThan(0);
        expect(days).toBeGreaterThan(pictures!);
      }
    });

    it('are valid HTML, one of each kind', inSoak, async () => {
      const problems = await Promise.all(oneOfEachKind(pages()).map(htmlProblems));
      expect(problems.flat()).toEqual([]);
    });

    it('have a sitemap as sitemaps.org has it, and feeds that can be read', async () => {
      expect(crawled.sitemaps.flatMap(sitemapProblems)).toEqual([]);
      for (const origin of origins) {
        for (const path of ['/feed.xml', '/es/feed.xml']) {
          const { body } = await group.get(new URL(path, origin));
          expect([origin, path, xmlProblems(body)]).toEqual([origin, path, []]);
        }
      }
    });
  });
}
