import type { Early } from '../../content/early.ts';
import type { HubStart } from '../../content/guest.ts';
import { languages } from '../../domain/language.ts';
import { colorStyles } from '../../domain/site/site-colors.ts';
import { homePaint, pagePaint } from './first-paint.ts';
import { escapeHtml, inlineJson } from '../http/html-text.ts';
import type { HubFiles } from './hub-files.ts';
import type { PageMetadata } from './page-metadata.ts';

/** The page around the guest app: everything the first screen needs, without a second request but the picture's. */

export interface ShellText {
  readonly start: HubStart;
  readonly metadata: PageMetadata;
  readonly files: HubFiles;
  readonly early: Early;
  readonly firstHeading: string | undefined;
  /** Absolute address of this page and of the site, for previews. */
  readonly origin: string;
  readonly path: string;
  readonly apiBase?: string | undefined;
  readonly opensMenu?: boolean | undefined;
}

function headOfPreview({ metadata, origin, path, start }: ShellText): string {
  const picture = metadata.picture && `${origin}${metadata.picture.src}?w=1200`;
  const meta = [
    ['og:type', 'website'],
    ['og:site_name', start.site.name],
    ['og:title', metadata.title],
    ['og:description', metadata.description],
    ['og:url', origin + path],
    ...(picture ? [['og:image', picture]] : []),
  ];
  return meta.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value!)}">`).join('');
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
export function pageHtml(text: ShellText): string {
  const { start, metadata, files, early, firstHeading } = text;
  const { site, currentLanguage } = start;
  return `<!doctype html>
<html lang="${currentLanguage}"${text.opensMenu ? ' data-menu-asked' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(metadata.fullTitle)}</title>
<meta name="description" content="${escapeHtml(metadata.description)}">
<meta name="theme-color" content="${site.colors.primary}">${metadata.engines}
<meta name="csrf-token" content="guest">${text.apiBase === undefined ? '' : `<meta name="answers-from" content="${escapeHtml(text.apiBase)}">`}
<link rel="canonical" href="${escapeHtml(text.origin + text.path)}">${alternates(text)}
${headOfPreview(text)}
${files.font ? `<link rel="preload" as="font" type="font/woff2" href="${files.font}" crossorigin>` : ''}
<style>${colorStyles(site.colors)}${files.css}</style>
<script type="module" src="${files.entry}" fetchpriority="low"></script>
${files.imports.map((one) => `<link rel="modulepreload" href="${one}" fetchpriority="low">`).join('')}
<link rel="icon" href="/app/icon.svg" type="image/svg+xml">
</head>
<body>
<div id="root"></div>
<template id="palapa-home">${homePaint(start)}</template>
<template id="palapa-page">${pagePaint(start, firstHeading)}</template>
<script type="application/json" id="palapa-early">${inlineJson(early)}</script>
<script>${files.earlyScript}</script>
<script type="application/json" id="palapa-start">${inlineJson(start)}</script>
<noscript>${escapeHtml(start.localizations[currentLanguage]['needs-script'])}</noscript>
</body>
</html>
`;
}
