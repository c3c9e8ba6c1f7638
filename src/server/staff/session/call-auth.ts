import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Auth } from './auth.ts';
import { ADDRESS_HEADER } from '../address-header.ts';
import type { StaffContext } from '../staff-context.ts';

/** Calls better-auth on behalf of a request and passes its cookies on. */

interface AuthResult<T> {
  readonly headers: Headers;
  readonly response: T;
}

export interface CallAuthOptions {
  /**
   * Without the session's cookie: for signing in, so that the call does not count as one of a signed-in person.
   */
  readonly isSigningIn?: boolean;
}

function headersOf(request: FastifyRequest, origin: string, { isSigningIn }: CallAuthOptions): Headers {
  const headers = new Headers({ origin, [ADDRESS_HEADER]: request.ip });
  const { cookie } = request.headers;
  const cookies = (cookie ?? '').split(/; */).filter((one) => !isSigningIn || !/session_token=/.test(one));
  headers.set('cookie', cookies.join('; '));
  headers.set('user-agent', (request.headers['user-agent'] ?? '').slice(0, 400));
  return headers;
}

/** Resolves with undefined when better-auth rejects the call, in some cases with 500; rejects on other errors. */
export async function callAuth<T>(
  context: StaffContext,
  request: FastifyRequest,
  reply: FastifyReply,
  ask: (api: Auth['api'], headers: Headers) => Promise<AuthResult<T>>,
  options: CallAuthOptions = {},
): Promise<T | undefined> {
  const auth = await context.auth(request);
  try {
    const { headers, response } = await ask(
      auth.api,
      headersOf(request, await context.origin(request), options),
    );
    for (const line of headers.getSetCookie()) reply.header('set-cookie', line);
    return response;
  } catch (error) {
    if ((error as Error).name === 'APIError') return undefined;
    throw error;
  }
}
