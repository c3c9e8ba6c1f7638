import type { FastifyRequest } from 'fastify';
import { hostName, parseHost } from '../http/host.ts';
import { defaultLanguage, type Language } from '../../domain/language.ts';
import { withLanguage } from '../../domain/site/site-sections.ts';
import type { SiteDirectory } from '../delivery/site-directory.ts';
import type { SiteName } from '../delivery/site-names.ts';

/** A host as it may stand in a header; undefined for what is none. */
export const hostOfOrigin = (host: string): string | undefined => {
  const name = hostName(host);
  return name === '' ? undefined : name;
};

export interface SiteHome {
  readonly href: string;
  readonly language: Language;
}

export interface Origins {
  readonly own: string;
  /** Scheme and host of each host of the site, by its name: where a visitor who asked for that host is. */
  readonly onHosts: ReadonlyMap<string, string>;
  /** The home page of another site, in the language where it speaks it; undefined where there is no such site. */
  readonly homeOf: (siteId: number, language: Language) => SiteHome | undefined;
  /** Scheme and host of every site that has one. */
  readonly all: readonly string[];
}

/**
 * Scheme and host under which search engines should know the site: its first host, whichever of its hosts was asked, so
 * that nobody multiplies pages by the header. On a machine of one's own it is the host that this machine answers to. The
 * port is named only where it is the one we listen on.
 */
export function originsOf(
  { headers, protocol, socket }: FastifyRequest,
  site: SiteName,
  directory: SiteDirectory,
  publicOrigin: string | undefined,
): Origins {
  const asked = parseHost(headers.host);
  const port = asked?.port === String(socket.localPort) ? `:${asked.port}` : '';
  const isHere = /(^|\.)localhost$|^127\./.test(asked?.name ?? '');
  const originOf = ({ hosts }: SiteName) => {
    const host = (isHere ? hosts.find((one) => one.endsWith('.localhost')) : undefined) ?? hosts[0];
    return host === undefined ? '' : `${protocol}://${host}${port}`;
  };
  const own = publicOrigin !== undefined && site.isDefault ? publicOrigin : originOf(site);
  // As of the host that the page is kept under: what a header says beside it is no part of the cache key.
  const kept = URL.parse(own);
  const keptPort = kept?.port ? `:${kept.port}` : '';
  return {
    own,
    onHosts: new Map(site.hosts.map((host) => [host, `${kept?.protocol}//${host}${keptPort}`])),
    all: [...new Set([own, ...directory.all.map(originOf)])].filter((one) => one !== ''),
    homeOf(siteId, language) {
      const other = directory.byId(siteId);
      if (!other) return undefined;
      const spoken = other.localized ? language : defaultLanguage;
      return { href: originOf(other) + withLanguage('/', spoken), language: spoken };
    },
  };
}
