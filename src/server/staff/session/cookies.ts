import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** PUBLIC_ORIGIN, where it is set. */
    publicOrigin: string | undefined;
  }
}

/** Whether browsers use https. A proxy that terminates TLS need not say so with each request. */
export const isSecure = ({ server, protocol }: FastifyRequest): boolean =>
  server.publicOrigin === undefined ? protocol === 'https' : server.publicOrigin.startsWith('https:');

/**
 * Lets the routes and hooks of a scope read and set cookies. Only staff scopes have it, so that guest requests
 * have no cost from it; register it before the first hook that reads a cookie.
 */
export async function withCookies(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyCookie);
}

export const cookieOf = (request: FastifyRequest, name: string): string | undefined => request.cookies[name];

/** The cookie as the browser will have it after this response. */
export function cookieAfter(request: FastifyRequest, reply: FastifyReply, name: string): string | undefined {
  const set = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  const values = set.map((line) => request.server.parseCookie(line.split(';')[0]!)[name]);
  const last = values.findLast((value) => value !== undefined);
  // A cookie that is being expired has an empty value.
  return last === undefined ? cookieOf(request, name) : last || undefined;
}

interface CookieOptions {
  /** Seconds; by default until the browser closes. */
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
  // Set as a header at once: `reply.setCookie` delays it until the response is sent, where `cookieAfter` cannot
  // read it.
  reply.header('set-cookie', line);
}
