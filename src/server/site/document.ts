import { otherLanguage } from '../../domain/language.ts';
import { type OfferedPicture, sourceOf, sourcesOf } from '../../domain/picture-sources.ts';
import { colorStyles } from '../../domain/site/site-colors.ts';
import { type HeroShape, heroSizes, uprightHero } from '../../site/parts/hero-sizes.ts';
import type { RenderedPage } from '../../site/render.tsx';
import type { Photo } from '../../site/view.ts';
import { bookedResorts } from '../booking/booked-resorts.ts';
import { escapeHtml, inlineJson } from '../http/html-text.ts';
import type { FoundPage } from './found-page.ts';
import type { SiteFiles } from './site-files.ts';
import { speculationRules } from './site-headers.ts';
import { siteMeta } from './site-meta.ts';
import type { SiteRequest } from './site-request.ts';
import { breadcrumbData, hotelData, websiteData } from './structured-data.ts';

/** The document around a rendered page: what search engines, previews of links and the first paint need. */

const tag = (name: string, attributes: Readonly<Record<string, string | null | undefined>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value == null ? '' : ` ${key}="${escapeHtml(value)}"`))
    .join('')}>`;

const absolute = (href: string, { origin }: SiteRequest) =>
  href.startsWith('http') ? href : `${origin}${href}`;

function alternates(page: FoundPage, request: SiteRequest): string {
  const { language } = request;
  const { href, otherHref } = page;
  if (otherHref === null) return '';
  const english = language === 'en' ? href : otherHref;
  return [
    tag('link', { rel: 'alternate', hreflang: language, href: absolute(href, request) }),
    tag('link', { rel: 'alternate', hreflang: otherLanguage(language), href: absolute(otherHref, request) }),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: absolute(english, request) }),
  ].join('\n');
}

/** What search results and shared links say of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string | null;
  readonly picture: Photo;
  readonly isIndexed: boolean;
  /** Its whole address; of a page that repeats another one, that of the other. */
  readonly address: string;
}

export function pageHead(page: FoundPage, request: SiteRequest): PageHead {
  const meta = siteMeta(request.snapshot, request.language);
  const isThere = !['missing', 'broken', 'busy'].includes(page.body.kind);
  return {
    title: page.metaTitle ?? meta.titleOf(page.title),
    description: page.description || meta.description,
    picture: page.picture ?? meta.picture,
    isIndexed: isThere && !page.isHidden && meta.isIndexed,
    address: absolute(page.canonical ?? page.href, request),
  };
}

function openGraph(page: FoundPage, request: SiteRequest, { title, description, picture }: PageHead): string {
  const { site } = request.snapshot;
  const said: readonly [string, string | null | undefined][] = [
    ['og:type', page.kind],
    ['og:site_name', site.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', absolute(page.href, request)],
    ['og:locale', request.language === 'en' ? 'en_US' : 'es_MX'],
    ['og:image', picture && `${request.origin}${picture.src}?w=1200`],
    ['og:image:alt', picture && (picture.alt[request.language] || picture.alt.en)],
  ];
  return said
    .filter((one): one is [string, string] => Boolean(one[1]))
    .map(([property, content]) => tag('meta', { property, content }))
    .join('\n');
}

/** The picture that the page opens with is asked for before the page has been read. */
function heroPreload({ body }: FoundPage): string {
  const opening = openingOf(body);
  if (!opening?.picture) return '';
  const { picture, shape } = opening;
  const preload = { rel: 'preload', as: 'image', fetchpriority: 'high' };
  const upright = uprightHero(shape, picture);
  const whole = tag('link', {
    ...preload,
    href: sourceOf(picture),
    imagesrcset: sourcesOf(picture),
    // As the page says it: another size would be asked for twice.
    imagesizes: picture.thumbhash === null ? null : heroSizes(shape, picture),
    media: upright && `not all and ${upright.media}`,
  });
  if (!upright) return whole;
  const { media, srcSet: imagesrcset, sizes: imagesizes } = upright;
  return `${whole}\n${tag('link', { ...preload, imagesrcset, imagesizes, media })}`;
}

/** A text as CSS writes it, which can end neither the string nor the element that it stands in. */
const cssText = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} .,·–-]/gu, (letter) => `\\${letter.codePointAt(0)!.toString(16)} `)}"`;

/** Every printed page of a fact sheet says what it is of, and which of how many. */
function runningHeader({ body, title }: FoundPage, { snapshot }: SiteRequest): string {
  if (body.kind !== 'fact-sheet') return '';
  const name = cssText(`${title} · ${snapshot.site.name}`);
  return `@page{margin:22mm 18mm;@top-left{content:${name};font:9pt sans-serif}@bottom-right{content:counter(page) " / " counter(pages);font:9pt sans-serif}}`;
}

interface Opening {
  readonly picture: OfferedPicture | null;
  readonly shape: HeroShape;
}

/** The picture at the top of a page, as `src/site/pages` and the first slice show it. */
function openingOf(body: FoundPage['body']): Opening | undefined {
  switch (body.kind) {
    case 'restaurant':
      return { picture: body.card.picture, shape: 'low' };
    case 'room':
      return { picture: body.card.picture, shape: 'room' };
    case 'text':
      return { picture: body.card.picture, shape: 'below' };
    case 'event':
      return { picture: body.event.picture, shape: 'below' };
    case 'offer':
      return { picture: body.banner ?? body.offer.picture, shape: 'below' };
    case 'resort':
      return { picture: body.resort.picture, shape: 'below' };
    case 'story':
    case 'brand':
    case 'collection':
      return { picture: body.card.picture, shape: 'below' };
    case 'slices': {
      const slice = body.slices[0]?.slice;
      return slice?.block === 'hero' ? { picture: slice.image, shape: slice.layout ?? 'full' } : undefined;
    }
    default:
      return undefined;
  }
}

function structuredData(page: FoundPage, request: SiteRequest): string {
  const isHome = page.href === '/' || page.href === '/es/';
  const home = { href: request.language === 'en' ? '/' : '/es/', title: request.snapshot.site.name };
  const graph = [
    ...(isHome
      ? [hotelData(request), websiteData(request)]
      : [breadcrumbData(request, [home, ...page.above, { href: page.href, title: page.title }])]),
    ...page.data(),
  ];
  return `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
}

export interface DocumentParts {
  readonly page: FoundPage;
  readonly request: SiteRequest;
  readonly rendered: RenderedPage;
  readonly files: SiteFiles;
}

export function siteDocument({ page, request, rendered, files }: DocumentParts): string {
  const { site } = request.snapshot;
  const said = pageHead(page, request);
  const { title, description } = said;
  const isCanvas = request.drafted?.isCanvas ?? false;
  const hasIslands = rendered.html.includes(' data-island="') && !isCanvas;
  const isIndexed = said.isIndexed && !request.drafted;
  const books = !request.drafted && bookedResorts(request.snapshot).length > 0;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    description ? tag('meta', { name: 'description', content: description }) : '',
    tag('meta', { name: 'theme-color', content: site.colors.primary }),
    isIndexed ? '' : '<meta name="robots" content="noindex">',
    siteMeta(request.snapshot, request.language).proofs,
    isIndexed ? tag('link', { rel: 'canonical', href: said.address }) : '',
    isIndexed ? alternates(page, request) : '',
    isIndexed ? openGraph(page, request, said) : '',
    heroPreload(page),
    `<style>${colorStyles(site.colors)}${runningHeader(page, request)}</style>`,
    tag('link', { rel: 'stylesheet', href: files.style }),
    page.body.kind.startsWith('agent-') ? tag('link', { rel: 'stylesheet', href: files.agentStyle }) : '',
    files.font
      ? tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: files.font, crossorigin: '' })
      : '',
    '<link rel="icon" href="/app/icon.svg" type="image/svg+xml">',
    tag('link', {
      rel: 'alternate',
      type: 'application/atom+xml',
      title: site.name,
      href: request.language === 'en' ? '/feed.xml' : '/es/feed.xml',
    }),
    page.feed
      ? tag('link', {
          rel: 'alternate',
          type: 'application/atom+xml',
          title: `${page.above.at(-1)?.title ?? page.title} · ${site.name}`,
          href: page.feed,
        })
      : '',
    // Before the islands, which read what it keeps.
    books
      ? `${tag('script', { 'data-sites': request.siteOrigins.join(' ') })}${files.visitScript}</script>`
      : '',
    hasIslands ? tag('script', { type: 'module', src: files.loader }) + '</script>' : '',
    isCanvas ? tag('script', { type: 'module', src: files.canvas }) + '</script>' : '',
    request.drafted ? '' : `<script type="speculationrules">${speculationRules}</script>`,
    isIndexed ? structuredData(page, request) : '',
  ].filter(Boolean);
  return `<!doctype html>
<html lang="${request.language}"${rendered.isOverPicture ? ' data-over-picture' : ''}>
<head>
${head.join('\n')}
</head>
<body>
${rendered.html}
</body>
</html>
`;
}
