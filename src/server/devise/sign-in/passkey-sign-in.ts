import type { FastifyInstance } from 'fastify';
import { askAuth } from '../session/ask-auth.ts';
import { bodySchema, ceremony, readBody } from '../body.ts';
import type { Desk } from '../desk.ts';
import { addressCounter, forgiveTry } from './guessing.ts';
import { dropExpired } from './spent-codes.ts';
import { refuseSignIn, tryOnce, welcome } from './welcome.ts';

const passkeyFields = {
  response: ceremony({ label: 'Answer of the browser', es: 'Respuesta del navegador', required: true }),
};

const SWEEP_EVERY = 60_000; // milliseconds

/** Signing in with a passkey: the device has asked who holds it, so it needs neither password nor code. */
export function passkeySignIn(routes: FastifyInstance, desk: Desk): void {
  const anyone = { permission: 'anyone' } as const;

  let sweptAt = 0;

  /** Anybody may ask for a challenge, each is stored, and most are never answered. */
  async function sweep(): Promise<void> {
    if (Date.now() - sweptAt < SWEEP_EVERY) return;
    sweptAt = Date.now();
    await dropExpired(desk.db);
  }

  routes.post('/login/passkey/options', { config: anyone }, async (request, reply) => {
    await sweep();
    const data = await askAuth(
      desk,
      request,
      reply,
      (api, headers) => api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true }),
      { isSigningIn: true },
    );
    return { data };
  });

  routes.post(
    '/login/passkey',
    { config: anyone, schema: bodySchema(passkeyFields) },
    async (request, reply) => {
      const { response } = readBody(request, passkeyFields);
      const counters = [addressCounter(request.ip, 'passkey')];
      await tryOnce(desk, reply, counters);
      const answer = await askAuth(
        desk,
        request,
        reply,
        (api, headers) =>
          // What a browser says is read by better-auth.
          api.verifyPasskeyAuthentication({
            body: { response: response as never },
            headers,
            returnHeaders: true,
          }),
        { isSigningIn: true },
      );
      if (!answer) return refuseSignIn(desk, request, reply, null);
      await forgiveTry(desk.db, counters);
      return welcome(desk, request, reply, answer.user.id, 'passkey');
    },
  );
}
