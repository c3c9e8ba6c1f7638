import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookies of the staff half, read only where one is needed. */

declare module 'fastify' {
  interface FastifyInstance {
    /** Where browsers see us, when that was said. */
    publicOrigin: string | undefined;
  }
}

/** Whether browsers see us by https. A proxy that speaks it for us need not tell us with each request. */
export const isSecure = ({ server, protocol }: FastifyRequest): boolean =>
  server.publicOrigin === undefined ? protocol === 'https' : server.publicOrigin.startsWith('https:');

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** The value of `name=value` in one part of a Cookie or Set-Cookie line. */
function valueIn(part: string, name: string): string | undefined {
  const text = part.trim();
  return text.startsWith(`${name}=`) ? decoded(text.slice(name.length + 1)) : undefined;
}

export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  for (const part of request.headers.cookie?.split(';') ?? []) {
    const value = valueIn(part, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The cookie as it will be once the answer has arrived. */
export function cookieAfter(request: FastifyRequest, reply: FastifyReply, name: string): string | undefined {
  const set = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  const last = set.map((line) => valueIn(line.split(';')[0]!, name)).findLast((value) => value !== undefined);
  // What expires a cookie sets it to nothing.
  return last === undefined ? cookieOf(request, name) : last || undefined;
}

interface CookieWishes {
  /** Seconds; until the browser closes where nothing is said. */
  readonly maxAge?: number;
}

export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
  { maxAge }: CookieWishes = {},
): void {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(isSecure(request) ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}
