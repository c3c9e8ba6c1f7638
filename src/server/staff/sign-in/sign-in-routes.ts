import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { text } from '../../../domain/fields/index.ts';
import type { IdentifyStaff } from '../../http/staff.ts';
import { sendProblem } from '../../plugins/problem.ts';
import { callAuth } from '../session/call-auth.ts';
import { recordAuditEntry } from '../audit/audit.ts';
import { bodySchema, parseBody, secret } from '../body.ts';
import { issueCsrf } from '../csrf/csrf.ts';
import type { StaffContext } from '../staff-context.ts';
import { limitConcurrency } from '../../limit-concurrency.ts';
import { type Counter, forgiveAttempt } from './login-throttle.ts';
import { countersOf, isKnownDevice } from './known-device.ts';
import { sessionResponse } from './session-response.ts';
import { rejectSignIn, throttleSignIn, completeSignIn } from './complete-sign-in.ts';

const loginFields = {
  email: text({ label: 'Email', es: 'Correo electrónico', required: true, maxLength: 254 }),
  password: secret({ label: 'Password', es: 'Contraseña', required: true }),
};

/**
 * Attempts from devices and addresses where nobody has signed in before take turns of their own: however many
 * networks they come from, those who work here sign in past them.
 */
const STRANGERS_AT_ONCE = 2;
const MAX_STRANGERS_WAITING = 20;

/** Signing in with a password, reading the current session, signing out. */
export function signInRoutes(routes: FastifyInstance, context: StaffContext, identify: IdentifyStaff): void {
  const anyone = { permission: 'anyone' } as const;
  const strangersInTurn = limitConcurrency(STRANGERS_AT_ONCE, undefined, MAX_STRANGERS_WAITING);

  routes.get('/session', { config: anyone }, async (request, reply) => {
    const staff = await identify(request);
    const response = staff && (await sessionResponse(context, request, reply, staff.id));
    if (response) return response;
    const csrf_token = await issueCsrf(request, reply);
    // A sign-in will follow: better-auth is loaded while the person types.
    void context.auth(request).catch(() => {});
    return sendProblem(reply, 401, { detail: 'Nobody is signed in.', csrf_token });
  });

  async function signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    body: { readonly email: string; readonly password: string },
    counters: readonly Counter[],
  ) {
    await throttleSignIn(context, reply, counters);
    const response = await callAuth(
      context,
      request,
      reply,
      (api, headers) => api.signInEmail({ body, headers, returnHeaders: true }),
      { isSigningIn: true },
    );
    if (!response) return rejectSignIn(context, request, reply, body.email);
    await forgiveAttempt(context.db, counters);
    // With a second factor better-auth returns another shape, which its type does not include.
    if ('twoFactorRedirect' in response) {
      return { data: { two_factor: true, csrf_token: await issueCsrf(request, reply) } };
    }
    return completeSignIn(context, request, reply, response.user.id, 'password');
  }

  routes.post('/login', { config: anyone, schema: bodySchema(loginFields) }, async (request, reply) => {
    const body = parseBody(request, loginFields);
    const counters = await countersOf(context.db, request, body.email);
    const attempt = () => signIn(request, reply, body, counters);
    return isKnownDevice(counters) ? attempt() : strangersInTurn(attempt);
  });

  routes.post('/logout', { config: anyone }, async (request, reply) => {
    const staff = await identify(request);
    await callAuth(context, request, reply, (api, headers) => api.signOut({ headers, returnHeaders: true }));
    if (staff) {
      await recordAuditEntry(context.db, request, {
        action: 'sign-out',
        actor: staff,
        subject: staff.name,
        subjectId: staff.id,
      });
    }
    return { data: { csrf_token: await issueCsrf(request, reply) } };
  });
}
