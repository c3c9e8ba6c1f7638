import type { FastifyInstance } from 'fastify';
import { callAuth } from '../session/call-auth.ts';
import { bodySchema, ceremony, parseBody } from '../body.ts';
import type { StaffContext } from '../staff-context.ts';
import { addressCounters, forgiveAttempt } from './login-throttle.ts';
import { challengeCounters, dropSurplusChallenges } from './passkey-challenges.ts';
import { rejectSignIn, throttleSignIn, completeSignIn } from './complete-sign-in.ts';

const passkeyFields = {
  response: ceremony({ label: 'Answer of the browser', es: 'Respuesta del navegador', required: true }),
};

/** Signing in with a passkey: the device verifies its user, so neither password nor code is needed. */
export function passkeySignIn(routes: FastifyInstance, context: StaffContext): void {
  const anyone = { permission: 'anyone' } as const;

  routes.post('/login/passkey/options', { config: anyone }, async (request, reply) => {
    await throttleSignIn(context, reply, challengeCounters(request.ip));
    const data = await callAuth(
      context,
      request,
      reply,
      (api, headers) => api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true }),
      { isSigningIn: true },
    );
    await dropSurplusChallenges(context.db);
    return { data };
  });

  routes.post(
    '/login/passkey',
    { config: anyone, schema: bodySchema(passkeyFields) },
    async (request, reply) => {
      const { response } = parseBody(request, passkeyFields);
      const counters = addressCounters(request.ip, ['passkey']);
      await throttleSignIn(context, reply, counters);
      const answer = await callAuth(
        context,
        request,
        reply,
        (api, headers) =>
          // The browser's response is validated by better-auth.
          api.verifyPasskeyAuthentication({
            body: { response: response as never },
            headers,
            returnHeaders: true,
          }),
        { isSigningIn: true },
      );
      if (!answer) return rejectSignIn(context, request, reply, null);
      await forgiveAttempt(context.db, [...counters, ...challengeCounters(request.ip)]);
      return completeSignIn(context, request, reply, answer.user.id, 'passkey');
    },
  );
}
