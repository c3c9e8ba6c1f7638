import { PAGE_SECURITY, PUBLIC_CACHE, scriptHash } from '../delivery/response-headers.ts';

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

/** Of a page that not every visitor gets alike: a browser may keep it and asks each time, a shared cache may not. */
const DRAWN_CACHE = ['cache-control', 'private, no-cache', 'vary', 'Accept-Encoding, Cookie, Server-Name'];

/**
 * Security headers of a page. Scripts are files of ours, and the one inline text is named by its hash: a page is cached
 * as bytes, which a nonce would not fit. Frames show the hosts that the site lists.
 */
export const siteHeaders = (frameHosts: readonly string[], isDrawn = false): string[] => [
  ...(isDrawn ? DRAWN_CACHE : [...PUBLIC_CACHE, 'vary', 'Accept-Encoding, Server-Name']),
  'content-security-policy',
  [
    "default-src 'self'",
    `script-src 'self' ${rulesHash}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' https:",
    ["frame-src 'self'", ...frameHosts.map((host) => `https://${host}`)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; '),
  ...PAGE_SECURITY,
];
