import { createHash } from 'node:crypto';

/** Headers that responses of several kinds have in common, as names and values in turn. */

/** Fit for a shared cache, which may hold it a second: guests see a change within one. */
export const PUBLIC_CACHE = ['cache-control', 'public, max-age=0, s-maxage=1, must-revalidate'];

/** Of what is public and depends on nothing but its address and host. */
export const PUBLIC_HEADERS = [
  ...PUBLIC_CACHE,
  'vary',
  'Accept-Encoding, Server-Name',
  'x-content-type-options',
  'nosniff',
];

/**
 * Of pages only: these headers would cost JSON a sixth of its requests a second. The policy says how much of a page's
 * address the next one is told.
 */
export const pageSecurity = (referrerPolicy = 'strict-origin-when-cross-origin'): readonly string[] => [
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  referrerPolicy,
  'permissions-policy',
  'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy',
  'same-origin',
  'x-frame-options',
  'SAMEORIGIN',
];

/** How a content security policy names an inline script. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
