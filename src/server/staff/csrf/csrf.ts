import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isReadRequest } from '../../plugins/is-read-request.ts';
import { sendProblem } from '../../plugins/problem.ts';
import { cookieAfter, cookieOf, setCookie } from '../session/cookies.ts';
import { sessionCookie, sessionCookieAfter } from '../session/session-cookie.ts';
import { isSame, sign } from '../session/signing-key.ts';

/** Double-submit CSRF tokens, signed over the session: a write carries the token that its page was given. */

const COOKIE = 'PALAPA-XSRF';
const HEADERS = ['x-csrf-token', 'x-palapa-xsrf'] as const;

const proof = (key: string, nonce: string, session: string) => sign(key, `csrf ${nonce} ${session}`);

function isValid(key: string, token: string, session: string): boolean {
  const [nonce = '', given = ''] = token.split('.');
  return nonce !== '' && isSame(given, proof(key, nonce, session));
}

/**
 * Sets the cookie and returns the token for the page. A token that is still valid is returned again, so that a
 * second tab does not invalidate the first one's; a new session gets a new one.
 */
export async function issueCsrf(request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const key = await request.server.signingKey();
  const session = sessionCookieAfter(request, reply);
  const cookie = cookieAfter(request, reply, COOKIE);
  if (cookie !== undefined && isValid(key, cookie, session)) return cookie;
  const nonce = randomBytes(18).toString('base64url');
  const token = `${nonce}.${proof(key, nonce, session)}`;
  setCookie(request, reply, COOKIE, token);
  return token;
}

/** Whether a page of another origin sent this. Clients that are no browser send no Origin. */
function isCrossOrigin(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  if (origin === undefined || origin === publicOrigin) return false;
  return URL.parse(origin)?.host !== request.host;
}

/** Rejects writes from other origins with 403, and those without the page's token with 419. */
export function requireCsrfToken(app: FastifyInstance, publicOrigin: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isReadRequest(request)) return undefined;
    if (isCrossOrigin(request, publicOrigin)) {
      return sendProblem(reply, 403, { detail: 'This was sent by a page of another address.' });
    }
    const sent = HEADERS.map((name) => request.headers[name]).find((value) => typeof value === 'string');
    const cookie = cookieOf(request, COOKIE);
    const isOurs =
      typeof sent === 'string' &&
      cookie !== undefined &&
      isSame(sent, cookie) &&
      isValid(await app.signingKey(), sent, sessionCookie(request));
    if (isOurs) return undefined;
    return sendProblem(reply, 419, { detail: 'This page is no longer fresh. Load it again and repeat.' });
  });
}
