import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where browsers see us, when that was said. */
    publicOrigin: string | undefined;
  }
}

/** Whether browsers see us by https. A proxy that speaks it for us need not tell us with each request. */
export const isSecure = ({ server, protocol }: FastifyRequest): boolean =>
  server.publicOrigin === undefined ? protocol === 'https' : server.publicOrigin.startsWith('https:');

/**
 * Lets the routes and hooks of a scope read and set cookies. Only scopes of staff have this, so that no guest's read
 * pays for it; it comes before the first hook that asks for a cookie.
 */
export async function withCookies(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyCookie);
}

export const cookieOf = (request: FastifyRequest, name: string): string | undefined => request.cookies[name];

/** The cookie as it will be once the answer has arrived. */
export function cookieAfter(request: FastifyRequest, reply: FastifyReply, name: string): string | undefined {
  const set = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  const values = set.map((line) => request.server.parseCookie(line.split(';')[0]!)[name]);
  const last = values.findLast((value) => value !== undefined);
  // What expires a cookie sets it to nothing.
  return last === undefined ? cookieOf(request, name) : last || undefined;
}

interface CookieOptions {
  /** Seconds; until the browser closes where nothing is said. */
  readonly maxAge?: number;
}

export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  { maxAge }: CookieOptions = {},
): void {
  const line = request.server.serializeCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    ...(maxAge !== undefined && { maxAge }),
  });
  // As a header at once: `reply.setCookie` keeps it until the answer is sent, where `cookieAfter` does not see it.
  reply.header('set-cookie', line);
}
