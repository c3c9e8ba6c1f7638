import { tagSources } from '../../domain/analytics-tag.ts';
import { pageSecurity, scriptHash } from '../delivery/response-headers.ts';

/** A page of the hub depends on who asks: its language, and where its last visit was. No browser keeps that of a draft. */
export const pageHeaders = (earlyScript: string, tag?: string | null, isDraft = false): string[] => [
  'cache-control',
  isDraft ? 'no-store' : 'private, no-cache',
  'vary',
  'Accept-Encoding, Accept-Language, Cookie, Server-Name',
  'content-security-policy',
  [
    "default-src 'self'",
    // The player of Cloudflare Stream brings a script along.
    [
      `script-src 'self' ${scriptHash(earlyScript)} https://embed.cloudflarestream.com`,
      ...tagSources(tag).script,
    ].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...tagSources(tag).connect].join(' '),
    // Films that promotions name by their address.
    "media-src 'self' https:",
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; '),
  ...pageSecurity(),
];
