import { HUB, hubPath } from './hub-routes.ts';
import { inLanguage, type Language, type Locales, type Titled } from './language.ts';

/** The six kinds of link staff choose from (section 3). */
export const linkTypes = [
  'Playa Safe Stay',
  'Make Reservation',
  'Link Off',
  'Click To Call',
  'Download File',
  'Content',
] as const;

export type LinkType = (typeof linkTypes)[number];

export interface Link {
  readonly type: LinkType | null;
  readonly linktext: string | null;
  readonly linkurl: string | null;
  readonly pageId: number | null;
}

export interface LinkedPage {
  readonly id: number;
  readonly locale: Locales<Titled>;
}

/** Where a tap leads. New tabs are opened with `noopener`. */
export type Target =
  | { readonly kind: 'route'; readonly to: string }
  | { readonly kind: 'overlay' | 'new-tab' | 'call' | 'download'; readonly url: string };

interface LinkSurroundings {
  readonly language: Language;
  readonly pages: readonly LinkedPage[];
}

export const infoRoute = (slug: string) => hubPath('content', { slug });

/** Where a link leads; undefined when it leads nowhere safe, and then it is not drawn. */
export function resolveLink(link: Link, { language, pages }: LinkSurroundings): Target | undefined {
  switch (link.type) {
    case 'Playa Safe Stay':
      return { kind: 'route', to: hubPath('safeStay') };
    case 'Content': {
      const page = pages.find(({ id }) => id === link.pageId);
      const slug = page && inLanguage(page.locale, language).slug;
      return slug ? { kind: 'route', to: infoRoute(slug) } : undefined;
    }
    case 'Click To Call':
      return resolveCall(link.linkurl);
    case 'Download File': {
      const url = safeAddress(link.linkurl);
      return url === undefined ? undefined : { kind: 'download', url };
    }
    case 'Make Reservation':
      return resolveReservation(link.linkurl);
    default:
      return resolveAddress(link.linkurl);
  }
}

/** Section 5: '/…' is an in-app route, anything else or anything with 'http' in it a new tab; undefined when unsafe. */
export function resolveAddress(address: string | null): Target | undefined {
  const url = safeAddress(address);
  if (url === undefined) return undefined;
  if (/^tel:/i.test(url)) return resolveCall(url);
  const isRoute = /^\/(?![/\\])/.test(url) && !/http/i.test(url);
  return isRoute ? { kind: 'route', to: url } : { kind: 'new-tab', url };
}

/** A frame over the page, except for pages of the hub itself and what no frame can show. */
function resolveReservation(address: string | null): Target | undefined {
  const target = resolveAddress(address);
  if (target?.kind === 'route') {
    return target.to.startsWith(`${HUB}/`) ? target : { kind: 'overlay', url: target.to };
  }
  const isFrame = target?.kind === 'new-tab' && !/^mailto:/i.test(target.url);
  return isFrame ? { kind: 'overlay', url: target.url } : target;
}

/** What a telephone dials, an extension after a pause included: '*61,,204'. */
export const isTelephone = (number: string): boolean =>
  /^[\d\s+().,;*#-]+$/.test(number) && /\d/.test(number);

function resolveCall(number: string | null): Target | undefined {
  const dialled = (number ?? '').trim().replace(/^tel:/i, '');
  if (!isTelephone(dialled)) return undefined;
  return { kind: 'call', url: `tel:${dialled.replace(/[\s().-]/g, '').replaceAll('#', '%23')}` };
}

const HOST_ALONE = /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/;
const SCHEME = /^([a-z][a-z\d+.-]*):/i;

/**
 * Browsers skip control characters and blanks inside 'java\nscript:', so those go before the scheme is looked at.
 * 'www.resort.test' gets the https:// that whoever typed it meant.
 */
function safeAddress(address: string | null): string | undefined {
  const url = (address ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  if (url === '') return undefined;
  if (HOST_ALONE.test(url)) return `https://${url}`;
  const scheme = SCHEME.exec(url)?.[1]?.toLowerCase();
  const isSafe = scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme);
  return isSafe ? url : undefined;
}
