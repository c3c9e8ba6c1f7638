import type { FastifyInstance } from 'fastify';
import { askAuth } from '../session/ask-auth.ts';
import { bodySchema, ceremony, readBody } from '../body.ts';
import type { Desk } from '../desk.ts';
import { addressCounter, forgiveTry } from './guessing.ts';
import { challengeCounter, dropSurplusChallenges } from './passkey-challenges.ts';
import { refuseSignIn, tryOnce, welcome } from './welcome.ts';

const passkeyFields = {
  response: ceremony({ label: 'Answer of the browser', es: 'Respuesta del navegador', required: true }),
};

/** Signing in with a passkey: the device has asked who holds it, so it needs neither password nor code. */
export function passkeySignIn(routes: FastifyInstance, desk: Desk): void {
  const anyone = { permission: 'anyone' } as const;

  routes.post('/login/passkey/options', { config: anyone }, async (request, reply) => {
    await tryOnce(desk, reply, [challengeCounter(request.ip)]);
    const data = await askAuth(
      desk,
      request,
      reply,
      (api, headers) => api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true }),
      { isSigningIn: true },
    );
    await dropSurplusChallenges(desk.db);
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
      await forgiveTry(desk.db, [...counters, challengeCounter(request.ip)]);
      return welcome(desk, request, reply, answer.user.id, 'passkey');
    },
  );
}
