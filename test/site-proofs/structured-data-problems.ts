import type { CrawledPage } from './crawl.ts';
import type { Vocabulary } from './schema-org.ts';

/** Whether what a page says to search engines is in the words of schema.org, and whole. */

/** What search engines need of the things we name; without it they pass over a thing. */
const required: Readonly<Record<string, readonly string[]>> = {
  BlogPosting: ['headline', 'datePublished', 'author', 'url'],
  Brand: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Event: ['name', 'startDate', 'location', 'url'],
  HotelRoom: ['name', 'url', 'containedInPlace'],
  ItemList: ['name', 'itemListElement'],
  ListItem: ['position', 'name', 'item'],
  MeetingRoom: ['name', 'url', 'containedInPlace'],
  Menu: ['name', 'hasMenuSection'],
  MenuItem: ['name'],
  Offer: [],
  Organization: ['name', 'url'],
  Place: ['name'],
  Resort: ['name', 'url'],
  Restaurant: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  WebSite: ['name', 'url'],
};

/** A value of its own form, wherever it stands. */
const forms: Readonly<Record<string, RegExp>> = {
  startDate: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/,
  endDate: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/,
  datePublished: /^\d{4}-\d\d-\d\d/,
  dateModified: /^\d{4}-\d\d-\d\d/,
  validThrough: /^\d{4}-\d\d-\d\d/,
  opens: /^\d\d:\d\d$/,
  closes: /^\d\d:\d\d$/,
  price: /^\d+(?:\.\d+)?$/,
  priceCurrency: /^[A-Z]{3}$/,
  url: /^https?:\/\//,
  image: /^https?:\/\//,
  item: /^https?:\/\//,
};

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* problemsOf(thing: Thing, vocabulary: Vocabulary): Generator<string> {
  const { '@type': type } = thing as { '@type'?: string };
  if (type === undefined) return;
  if (!vocabulary.has(type)) {
    yield `schema.org has no type ${type}`;
    return;
  }
  for (const name of required[type] ?? []) if (thing[name] === undefined) yield `${type} lacks ${name}`;
  for (const [name, value] of Object.entries(thing)) {
    // What an action asks for is said beside its properties: 'query-input'.
    if (name.startsWith('@') || name.endsWith('-input')) continue;
    const types = vocabulary.valuesOf(type, name);
    if (!types) {
      yield `${type} has no property ${name}`;
      continue;
    }
    for (const one of [value].flat()) {
      if (!vocabulary.allows(types, one)) yield `${type}.${name} cannot be ${JSON.stringify(one)}`;
      else if (typeof one === 'string' && forms[name]?.test(one) === false)
        yield `${type}.${name} is no ${name}: ${one}`;
      if (isThing(one)) yield* problemsOf(one, vocabulary);
    }
  }
}

/** `isWanted`: whether the page is one that search engines list, which says at least where it stands. */
export function structuredDataProblems(
  page: CrawledPage,
  vocabulary: Vocabulary,
  isWanted: boolean,
): string[] {
  const blocks = page.elements.filter(({ attributes }) => attributes['type'] === 'application/ld+json');
  const address = page.origin + page.path;
  if (blocks.length !== (isWanted ? 1 : 0))
    return [`${address} has ${blocks.length} blocks of structured data.`];
  return blocks.flatMap(({ text }) => {
    const { '@graph': graph } = JSON.parse(text) as { '@graph': Thing[] };
    return graph
      .flatMap((thing) => [...problemsOf(thing, vocabulary)])
      .map((problem) => `${address}: ${problem}`);
  });
}
