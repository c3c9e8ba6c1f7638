import { attributesOf, elementsOf, type PageElement } from './page-elements.ts';

/** Walks through the public sites as a visitor who follows every link would. */

export interface CrawledPage {
  /** Scheme and host, and the path with its query. */
  readonly origin: string;
  readonly path: string;
  readonly html: string;
  readonly elements: readonly PageElement[];
}

export interface Crawled {
  /** Every page that answered with 200, by its whole address. */
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** The sites' sitemaps, in the order of their origins. */
  readonly sitemaps: readonly string[];
  /** One line for each link that leads to nothing, nowhere in particular, or round about. */
  readonly dead: readonly string[];
}

/** Parts of a host that are no pages of a public site: whether they answer is looked at, and what they link to is not. */
const ELSEWHERE = /^\/(?:app|api|devise|site|demo)(?:\/|$)|\.(?:xml|txt)$/;
/** Pictures are made in several sizes when they are asked for: `media` has tests of its own. */
const PICTURE = /^\/media\//;

/** The sites of the demo, the group's own first. */
export const demoKeys = [
  'sal-y-brisa',
  'casa-marea',
  'costa-ocaso',
  'bahia-coral',
  'hilton-yucatan-playa-del-carmen',
  'lantern-cay',
] as const;

/** The addresses that a sitemap lists. */
export const listedIn = (sitemap: string): string[] =>
  elementsOf(sitemap).flatMap(({ name, text }) => (name === 'loc' ? [text] : []));

/** Each answer waits for its page to be compressed, on another thread. */
const AT_ONCE = 16;

interface Link {
  readonly from: string;
  readonly to: URL;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export type Get = (address: URL) => Promise<Answer>;

/** What a page leads to, on whatever host. */
const linksOf = ({ origin, path, elements }: CrawledPage): Link[] => {
  const from = origin + path;
  return [
    ...attributesOf(elements, 'a', 'href'),
    ...attributesOf(elements, 'link', 'href'),
    ...attributesOf(elements, 'script', 'src'),
    ...attributesOf(elements, 'form', 'action'),
  ].flatMap((href) => {
    if (/^(?:tel|mailto):/.test(href)) return [];
    const to = URL.parse(href, from);
    if (!to) throw new Error(`${from} leads to '${href}', which is no address.`);
    return [{ from, to }];
  });
};

/** All pages of the sites at these origins: from their sitemaps on, and from a search that finds and one that does not. */
export async function crawl(get: Get, origins: readonly string[]): Promise<Crawled> {
  const sitemaps = await Promise.all(
    origins.map(async (origin) => (await get(new URL('/sitemap.xml', origin))).body),
  );
  const from = [
    ...sitemaps.flatMap(listedIn),
    ...origins.flatMap((origin) => [`${origin}/search?q=sea`, `${origin}/search?q=qqq`]),
  ];
  const pages = new Map<string, CrawledPage>();
  const statuses = new Map<string, number>();
  const wanted: Link[] = from.map((address) => ({ from: 'the sitemap', to: new URL(address) }));
  const links: Link[] = [];
  async function visit({ to }: Link): Promise<void> {
    const { origin, pathname, search } = to;
    const address = origin + pathname + search;
    if (!origins.includes(origin) || statuses.has(address) || PICTURE.test(pathname)) return;
    statuses.set(address, 0);
    const { status, type, body } = await get(to);
    statuses.set(address, status);
    if (status !== 200 || !type.startsWith('text/html') || ELSEWHERE.test(pathname)) return;
    const page = { origin, path: pathname + search, html: body, elements: elementsOf(body) };
    pages.set(address, page);
    wanted.push(...linksOf(page));
  }
  while (wanted.length > 0) {
    const next = wanted.splice(-AT_ONCE);
    links.push(...next);
    await Promise.all(next.map(visit));
  }
  return {
    pages,
    sitemaps,
    dead: [...new Set(links.flatMap((link) => problemOf(link, statuses, pages) ?? []))],
  };
}

function problemOf(
  { from, to }: Link,
  statuses: ReadonlyMap<string, number>,
  pages: ReadonlyMap<string, CrawledPage>,
): string | undefined {
  const address = to.origin + to.pathname + to.search;
  const status = statuses.get(address);
  if (status === undefined) return undefined;
  if (status !== 200) return `${from} → ${to.href}: ${status}`;
  const target = pages.get(address);
  const id = decodeURIComponent(to.hash.slice(1));
  if (!target || id === '' || target.elements.some(({ attributes }) => attributes['id'] === id))
    return undefined;
  return `${from} → ${to.href}: there is no such place on the page`;
}
