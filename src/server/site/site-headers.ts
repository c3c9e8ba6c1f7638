import { createHash } from 'node:crypto';

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

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const rulesHash = hashOf(speculationRules);

/**
 * Security headers of a page. Scripts are files of ours, and the one inline text is named by its hash: a page is cached
 * as bytes, which a nonce would not fit. Frames show the hosts that the site lists.
 */
export const siteHeaders = (frameHosts: readonly string[]): string[] => [
  'cache-control',
  'public, max-age=0, s-maxage=1, must-revalidate',
  'vary',
  'Accept-Encoding, Server-Name',
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
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'strict-origin-when-cross-origin',
  'permissions-policy',
  'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy',
  'same-origin',
  'x-frame-options',
  'SAMEORIGIN',
];
