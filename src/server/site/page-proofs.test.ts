import { expect, it } from 'vitest';
import { crawl, type CrawledPage, type Get } from '../../../test/site-proofs/crawl.ts';
import { headProblems, siteProblems } from '../../../test/site-proofs/head-problems.ts';
import { htmlProblems } from '../../../test/site-proofs/html-problems.ts';
import { elementsOf } from '../../../test/site-proofs/page-elements.ts';
import { Vocabulary } from '../../../test/site-proofs/schema-org.ts';
import { structuredDataProblems } from '../../../test/site-proofs/structured-data-problems.ts';
import { sitemapProblems, xmlProblems } from '../../../test/site-proofs/xml-problems.ts';

/** What `every-page.test.ts` relies on finds the faults that are planted here. */

const ORIGIN = 'http://one.test';

const asPage = (html: string, path = '/'): CrawledPage => ({
  origin: ORIGIN,
  path,
  html,
  elements: elementsOf(html),
});

const withData = (...graph: object[]) =>
  asPage(`<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>`);

it('a link that leads to nothing, round about, or to no place on a page', async () => {
  const pages: Readonly<Record<string, string>> = {
    '/': '<a href="/there#dish">a</a><a href="/there#gone">b</a><a href="/gone">c</a><a href="/old">d</a>',
    '/there': '<p id="dish">Bass</p><a href="tel:1">call</a><a href="http://else.test/gone">elsewhere</a>',
    '/sitemap.xml': `<urlset><url><loc>${ORIGIN}/</loc></url></urlset>`,
    '/search': '',
  };
  const get: Get = ({ pathname }) => {
    const body = pages[pathname];
    const status = body === undefined ? (pathname === '/old' ? 308 : 404) : 200;
    return Promise.resolve({ status, type: 'text/html', body: body ?? '' });
  };
  const { dead, pages: found } = await crawl(get, [ORIGIN]);
  expect(dead.toSorted()).toEqual([
    'http://one.test/ → http://one.test/gone: 404',
    'http://one.test/ → http://one.test/old: 308',
    'http://one.test/ → http://one.test/there#gone: there is no such place on the page',
  ]);
  expect(found.size).toBe(4);
});

it('a head that lacks something, says it twice, or brings a script for nothing', () => {
  const whole =
    '<title>A</title><meta name="description" content="B"><link hreflang="es" href="http://one.test/es/"><h1>C</h1>';
  expect(headProblems(asPage(whole))).toEqual([]);
  expect(headProblems(asPage('<title> </title><h1>C</h1><h1>D</h1><script src="/x.js"></script>'))).toEqual([
    'http://one.test/ has 1 title, or an empty one.',
    'http://one.test/ has 0 description, or an empty one.',
    'http://one.test/ has 2 h1, or an empty one.',
    'http://one.test/ has 1 scripts and no island.',
  ]);
  const takesAlong = '<script data-sites="http://one.test">1</script>';
  expect(headProblems(asPage(whole + takesAlong))).toEqual([]);
  expect(headProblems(asPage(`${whole}${takesAlong}${takesAlong}<script>2</script>`))).toEqual([
    'http://one.test/ has 3 scripts in its text, of which it may have 1.',
  ]);
  const beside = (path: string) => [ORIGIN + path, asPage(whole, path)] as const;
  expect(siteProblems(new Map([beside('/'), beside('/twice')]))).toEqual([
    'http://one.test/ and http://one.test/twice have the same title: A',
    'http://one.test/ and http://one.test/twice have the same description: B',
    'http://one.test/ says that http://one.test/es/ is itself (es), which does not say so in turn.',
    'http://one.test/twice says that http://one.test/es/ is itself (es), which does not say so in turn.',
  ]);
});

it('structured data that schema.org does not have, or that is not whole', () => {
  const vocabulary = new Vocabulary();
  const problems = (thing: object) => structuredDataProblems(withData(thing), vocabulary, true);
  const room = {
    '@type': 'HotelRoom',
    name: 'A',
    url: 'http://one.test/',
    containedInPlace: { '@id': '#hotel' },
  };
  expect(problems({ ...room, bed: 'King', floorSize: { '@type': 'QuantitativeValue', value: 4 } })).toEqual(
    [],
  );
  expect(problems({ '@type': 'Hut' })).toEqual(['http://one.test/: schema.org has no type Hut']);
  expect(problems({ ...room, name: undefined })).toEqual(['http://one.test/: HotelRoom lacks name']);
  expect(problems({ ...room, sleeps: 2 })).toEqual(['http://one.test/: HotelRoom has no property sleeps']);
  expect(problems({ ...room, floorSize: { '@type': 'Person', name: 'B' } })).toEqual([
    'http://one.test/: HotelRoom.floorSize cannot be {"@type":"Person","name":"B"}',
  ]);
  expect(problems({ ...room, url: '/here' })).toEqual(['http://one.test/: HotelRoom.url is no url: /here']);
  const hall = { ...room, '@type': 'MeetingRoom', maximumAttendeeCapacity: 80 };
  expect(problems(hall)).toEqual([]);
  expect(problems({ ...hall, containedInPlace: undefined })).toEqual([
    'http://one.test/: MeetingRoom lacks containedInPlace',
  ]);
  expect(problems({ '@type': 'ItemList', name: 'A' })).toEqual([
    'http://one.test/: ItemList lacks itemListElement',
  ]);
  expect(problems({ '@type': 'Brand', name: 'A', url: '/brands/a' })).toEqual([
    'http://one.test/: Brand.url is no url: /brands/a',
  ]);
  expect(structuredDataProblems(asPage(''), vocabulary, true)).toHaveLength(1);
});

it('HTML that the standard does not have', async () => {
  const page = (body: string) =>
    asPage(`<!doctype html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`);
  expect(await htmlProblems(page('<p>Fine</p>'))).toEqual([]);
  expect(await htmlProblems(page('<p id="a">One</p><p id="a">Two</p>'))).toEqual([
    expect.stringContaining('(no-dup-id)'),
  ]);
  expect((await htmlProblems(page('<h1>One</h1><h3>Three</h3>'))).join()).toContain('heading-level');
  expect((await htmlProblems(page('<ul><p>No item</p></ul>'))).join()).toContain('element-permitted-content');
});

it('a sitemap that sitemaps.org does not have, and XML that is none', () => {
  const map = (entry: string) =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entry}</urlset>`;
  const loc = '<loc>http://one.test/</loc>';
  const link = '<xhtml:link rel="alternate" hreflang="es" href="http://one.test/es/"/>';
  expect(sitemapProblems(map(`<url>${loc}${link}</url>`))).toEqual([]);
  expect(sitemapProblems(map(`<url>${link}</url>`))).toHaveLength(1);
  expect(sitemapProblems(map(`<url>${loc}<changed>2026</changed></url>`))).toHaveLength(1);
  expect(xmlProblems('<feed><title>A & B</title></feed>')).toHaveLength(1);
});
