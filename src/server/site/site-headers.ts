import { tagSources } from '../../domain/analytics-tag.ts';
import { pageSecurity, PUBLIC_CACHE, scriptHash } from '../delivery/response-headers.ts';

/**
 * Links of the site that a pointer rests on are made ready: the next page is there when it is tapped. Pages of staff and
 * guests' apps, files and pictures are left out.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/app/*', '/devise/*', '/api/*', '/media/*', '/demo/*'] } },
          { not: { selector_matches: '[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

const rulesHash = scriptHash(speculationRules);

/** Other hosts that a page has to do with. */
interface Neighbours {
  /** Whose pages may stand in frames. */
  readonly frameHosts: readonly string[];
  /** Where its forms may lead. */
  readonly formOrigins: readonly string[];
  /** What counts its visits. */
  readonly tag?: string | null | undefined;
}

/** A browser may keep it and asks each time; a shared cache may not. */
const NOT_SHARED = ['cache-control', 'private, no-cache', 'vary'];

/** Who may keep a page: what all visitors get, a version that was drawn for some, what is made for one, what nobody keeps. */
const caching = {
  shared: [...PUBLIC_CACHE, 'vary', 'Accept-Encoding, Server-Name'],
  drawn: [...NOT_SHARED, 'Accept-Encoding, Cookie, Server-Name'],
  alone: [...NOT_SHARED, 'Accept-Encoding, Server-Name'],
  // What somebody reads who has signed in, or holds a link of their own.
  secret: ['cache-control', 'no-store', 'vary', 'Accept-Encoding, Cookie, Server-Name'],
};

/**
 * Security headers of a page. Scripts are files of ours, and inline texts are named by their hashes: a page is cached as
 * bytes, which a nonce would not fit. Frames show the hosts that the site lists.
 */
export const siteHeaders = (
  { frameHosts, formOrigins, tag }: Neighbours,
  visitHash: string,
  kept: keyof typeof caching = 'shared',
): string[] => [
  ...caching[kept],
  'content-security-policy',
  [
    "default-src 'self'",
    [`script-src 'self' ${rulesHash} ${visitHash}`, ...tagSources(tag).script].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...tagSources(tag).image].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...tagSources(tag).connect].join(' '),
    "media-src 'self' https:",
    ["frame-src 'self'", ...frameHosts.map((host) => `https://${host}`)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    // Browsers hold a form to it also where the server sends it on: to the engine that books.
    ["form-action 'self'", ...formOrigins].join(' '),
    "frame-ancestors 'self'",
  ].join('; '),
  // The address of a secret page may hold a token, which the next page of the site would read as where somebody came from.
  ...pageSecurity(kept === 'secret' ? 'strict-origin' : undefined),
];
