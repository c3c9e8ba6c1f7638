import type { HubStart } from '../../content/guest.ts';
import { inkOn, readable } from '../../domain/contrast.ts';
import { inLanguage, languages, type Locales } from '../../domain/language.ts';
import { homePictureSizes, sourceOf, sourcesOf } from '../../domain/picture-sources.ts';
import { en } from '../../content/site/phrases/en.ts';
import { es } from '../../content/site/phrases/es.ts';
import { EARLY_SCRIPT, FIRST_PAINT_SCRIPT } from './early-scripts.ts';
import { escapeHtml, inlineJson } from './html-text.ts';
import type { ChunkFiles, HubFiles } from './hub-files.ts';
import type { PageFacts } from './page-facts.ts';

/** The page around the guest app: everything the first screen needs, without a second request but the picture's. */

const PAPER = '#fffdf9';

/** The site's two colours and the inks that read on them. */
function siteColors({ primary, secondary }: { primary: string; secondary: string }): string {
  const named = (name: string, color: string) =>
    `--${name}:${color};--${name}-ink:${inkOn(color)};--${name}-on-paper:${readable(color, PAPER)};`;
  return `:root{${named('primary', primary)}${named('secondary', secondary)}}`;
}

/** What a page of the hub begins with, for the early script. */
export interface EarlyPlace extends ChunkFiles {
  readonly reads: readonly string[];
  /** `srcset` of the picture the page opens with, where the site itself names it. */
  readonly hero?: string | undefined;
}

export interface ShellText {
  readonly start: HubStart;
  readonly facts: PageFacts;
  readonly files: HubFiles;
  readonly places: Readonly<Record<string, EarlyPlace>>;
  /** Absolute address of this page and of the site, for previews. */
  readonly origin: string;
  readonly path: string;
}

const phrases: Locales<typeof en | typeof es> = { en, es };

function headOfPreview({ facts, origin, path, start }: ShellText): string {
  const picture = facts.picture && `${origin}${facts.picture.src}?w=1200`;
  const meta = [
    ['og:type', 'website'],
    ['og:site_name', start.site.name],
    ['og:title', facts.title],
    ['og:description', facts.description],
    ['og:url', origin + path],
    ...(picture ? [['og:image', picture]] : []),
  ];
  return meta.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value!)}">`).join('');
}

/**
 * Home as the app will draw it, so that it is seen before any script has run and nothing moves when the app takes
 * over. Its styles are src/hub/home/home.css.
 */
function firstPaint({ site, currentLanguage }: HubStart): string {
  const { homeImage, homeLogo, name, locale } = site;
  const { tagline } = inLanguage(locale, currentLanguage);
  const picture = homeImage
    ? `<img src="${sourceOf(homeImage)}" srcset="${sourcesOf(homeImage)}" sizes="${homePictureSizes}" width="${homeImage.width}" height="${homeImage.height}" alt="" fetchpriority="high">`
    : '';
  const heading = homeLogo
    ? `<img class="home-logo" src="${homeLogo.src}" width="${homeLogo.width}" height="${homeLogo.height}" alt="${escapeHtml(name)}">`
    : escapeHtml(name);
  const line = tagline ? `<p class="home-tagline">${escapeHtml(tagline)}</p>` : '';
  const welcome = escapeHtml(phrases[currentLanguage].welcome);
  return `<main class="home"><div class="home-card"><span class="home-picture">${picture}</span><div class="home-head"><h1 class="home-name">${heading}</h1>${line}</div><button type="button" class="home-welcome">${welcome}</button></div></main>`;
}

/** Both languages of a page for search engines; a site in one language has none. */
function alternates({ start, origin, path }: ShellText): string {
  if (!start.site.localized) return '';
  const address = escapeHtml(origin + path);
  return languages
    .map((one) => `<link rel="alternate" hreflang="${one}" href="${address}?lang=${one}">`)
    .join('');
}

/** The whole page. `<`, quotes and ends of scripts in any text are escaped. */
export function shellHtml(text: ShellText): string {
  const { start, facts, files, places } = text;
  const { site, route, currentLanguage } = start;
  const title = facts.title === site.name ? site.name : `${facts.title} – ${site.name}`;
  const early = { route, places, hero: site.homeImage && sourcesOf(site.homeImage), sizes: homePictureSizes };
  return `<!doctype html>
<html lang="${currentLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(facts.description)}">
<meta name="theme-color" content="${site.colors.primary}">
<meta name="csrf-token" content="guest">
<link rel="canonical" href="${escapeHtml(text.origin + text.path)}">${alternates(text)}
${headOfPreview(text)}
<script type="application/json" id="palapa-early">${inlineJson(early)}</script>
<script>${EARLY_SCRIPT}</script>
<style>${siteColors(site.colors)}${files.css}</style>
<script type="module" src="${files.entry}"></script>
${files.imports.map((one) => `<link rel="modulepreload" href="${one}">`).join('')}
<link rel="icon" href="/app/icon.svg" type="image/svg+xml">
</head>
<body>
<div id="root"></div>
<template id="palapa-home">${firstPaint(start)}</template>
<script>${FIRST_PAINT_SCRIPT}</script>
<script type="application/json" id="palapa-start">${inlineJson(start)}</script>
<noscript>${escapeHtml(phrases[currentLanguage]['needs-script'])}</noscript>
</body>
</html>
`;
}
