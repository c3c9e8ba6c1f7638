import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAfter, cookieOf, isSecure } from './cookies.ts';
import { isSame } from './signing-key.ts';

/** better-auth's prefix for cookie names; over https it puts __Secure- before it. */
export const COOKIE_PREFIX = 'palapa';

const nameFor = (request: FastifyRequest): string =>
  `${isSecure(request) ? '__Secure-' : ''}${COOKIE_PREFIX}.session_token`;

/** The session's cookie as it was sent, or '' without one. */
export const sessionCookie = (request: FastifyRequest): string => cookieOf(request, nameFor(request)) ?? '';

/** The same as the browser will have it after this response. */
export const sessionCookieAfter = (request: FastifyRequest, reply: FastifyReply): string =>
  cookieAfter(request, reply, nameFor(request)) ?? '';

/** The token in a session's cookie; undefined for one that was not signed with the key. */
export function sessionToken(cookie: string, key: string): string | undefined {
  const dot = cookie.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = cookie.slice(0, dot);
  const signature = createHmac('sha256', key).update(token).digest('base64');
  return isSame(signature, cookie.slice(dot + 1)) ? token : undefined;
}
