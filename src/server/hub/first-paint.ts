import type { GuestPicture, HubStart } from '../../content/guest.ts';
import { inLanguage } from '../../domain/language.ts';
import { homePictureSizes, sourceOf, sourcesOf } from '../../domain/picture-sources.ts';
import { escapeHtml } from '../http/html-text.ts';

/**
 * The beginning of each page as the app will draw it, so that it is seen before any script of ours has come and
 * nothing moves when the app takes over. The early script (src/hub/early) chooses and fills in.
 */

function image(picture: GuestPicture, sizes: string): string {
  const sources = sourcesOf(picture);
  const choice = sources ? ` sizes="${sizes}" srcset="${sources}"` : '';
  return `<img${choice} src="${sourceOf(picture)}" width="${picture.width}" height="${picture.height}" alt="" fetchpriority="high">`;
}

/** Its styles are src/hub/home/home.css. */
export function homePaint({ site, currentLanguage, localizations }: HubStart): string {
  const { homeImage, homeLogo, name, locale } = site;
  const { tagline } = inLanguage(locale, currentLanguage);
  const picture = homeImage ? image(homeImage, homePictureSizes) : '';
  const heading = homeLogo
    ? `<img class="home-logo" src="${homeLogo.src}" width="${homeLogo.width}" height="${homeLogo.height}" alt="${escapeHtml(name)}">`
    : escapeHtml(name);
  const line = tagline ? `<p class="home-tagline">${escapeHtml(tagline)}</p>` : '';
  const welcome = escapeHtml(localizations[currentLanguage].welcome);
  return `<main class="home"><div class="home-card"><span class="home-picture">${picture}</span><div class="home-head"><h1 class="home-name">${heading}</h1>${line}</div><button type="button" class="home-welcome" data-opens>${welcome}</button></div></main>`;
}

const BACK =
  '<svg viewBox="0 0 24 24" width="20" height="20"><path d="M14.5 5 7.5 12l7 7" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/></svg>';

/** Where guests eat: the heading of the first half; picture and name of the first card depend on the hour. */
const cardsPaint = (heading: string): string =>
  `<div class="first-cards"><h2>${escapeHtml(heading)}</h2><div><div><span class="first-picture" style="aspect-ratio:3/2"><img alt="" fetchpriority="high"></span><p></p></div></div></div>`;

/**
 * Bar, picture and title of any page but home; src/hub/styles/first-paint.css. Nobody is read a page that is about to
 * be replaced, so it is hidden from those who listen.
 */
export function pagePaint({ site }: HubStart, firstHeading: string | undefined): string {
  const { logo, name } = site;
  const mark = logo
    ? `<img src="${logo.src}" width="${logo.width}" height="${logo.height}" alt="">`
    : `<span class="bar-name">${escapeHtml(name)}</span>`;
  const bar = `<div class="panel" data-mode="bar"><div class="panel-grown"><div class="bar"><span class="bar-action">${BACK}</span><span class="bar-logo">${mark}</span><span class="bar-action" data-opens><span class="bar-lines"></span></span></div></div></div>`;
  const picture = (kind: string) =>
    `<span class="${kind} first-picture"><img alt="" fetchpriority="high"></span>`;
  const hero = `<div class="hero"><div class="hero-frame">${picture('hero-picture')}</div>${picture('hero-logo')}</div>`;
  const head = '<div class="first-head"><p class="first-of"></p><h1></h1></div>';
  return `<div class="first" aria-hidden="true">${bar}${hero}${head}${firstHeading === undefined ? '' : cardsPaint(firstHeading)}</div>`;
}
