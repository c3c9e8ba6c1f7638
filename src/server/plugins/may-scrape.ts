import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../config.ts';

const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compared as digests, so that neither the length nor the first wrong character shows in the time it takes. */
const isSameSecret = (given: string, token: string): boolean => timingSafeEqual(digest(given), digest(token));

/**
 * Whether a request may read the metrics. With a token, who sends it as `Authorization: Bearer`. Without one,
 * only direct connections from this machine: requests through a local proxy come from this machine too.
 */
export function mayScrape({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const given = /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    return given !== undefined && isSameSecret(given, token);
  }
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return isLoopbackHost(peer) && PROXY_HEADERS.every((name) => headers[name] === undefined);
}
