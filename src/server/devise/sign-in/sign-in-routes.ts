import type { FastifyInstance } from 'fastify';
import { text } from '../../../domain/fields/index.ts';
import type { IdentifyStaff } from '../../http/staff.ts';
import { sendProblem } from '../../plugins/problem.ts';
import { askAuth } from '../session/ask-auth.ts';
import { note } from '../audit/audit.ts';
import { bodySchema, readBody, secret } from '../body.ts';
import { issueCsrf } from '../forgery/csrf.ts';
import type { Desk } from '../desk.ts';
import { forgiveTry } from './guessing.ts';
import { countersOf } from './known-device.ts';
import { sessionAnswer } from './session-answer.ts';
import { refuseSignIn, tryOnce, welcome } from './welcome.ts';

const loginFields = {
  email: text({ label: 'Email', es: 'Correo electrónico', required: true, most: 254 }),
  password: secret({ label: 'Password', es: 'Contraseña', required: true }),
};

/** Signing in with a password, who is signed in, and signing out. */
export function signInRoutes(routes: FastifyInstance, desk: Desk, identify: IdentifyStaff): void {
  const anyone = { permission: 'anyone' } as const;

  routes.get('/session', { config: anyone }, async (request, reply) => {
    const staff = await identify(request);
    const answer = staff && (await sessionAnswer(desk, request, reply, staff.id));
    if (answer) return answer;
    const csrf_token = await issueCsrf(request, reply);
    // Whoever is told this will sign in next: better-auth is loaded while they type.
    void desk.auth(request).catch(() => {});
    return sendProblem(reply, 401, { detail: 'Nobody is signed in.', csrf_token });
  });

  routes.post('/login', { config: anyone, schema: bodySchema(loginFields) }, async (request, reply) => {
    const body = readBody(request, loginFields);
    const counters = await countersOf(desk.db, request, body.email);
    await tryOnce(desk, reply, counters);
    const answer = await askAuth(
      desk,
      request,
      reply,
      (api, headers) => api.signInEmail({ body, headers, returnHeaders: true }),
      { isSigningIn: true },
    );
    if (!answer) return refuseSignIn(desk, request, reply, body.email);
    await forgiveTry(desk.db, counters);
    // With two factors better-auth answers something else, which its type does not know of.
    if ('twoFactorRedirect' in answer) {
      return { data: { two_factor: true, csrf_token: await issueCsrf(request, reply) } };
    }
    return welcome(desk, request, reply, answer.user.id, 'password');
  });

  routes.post('/logout', { config: anyone }, async (request, reply) => {
    const staff = await identify(request);
    await askAuth(desk, request, reply, (api, headers) => api.signOut({ headers, returnHeaders: true }));
    if (staff) {
      await note(desk.db, request, {
        action: 'sign-out',
        actor: staff,
        subject: staff.name,
        subjectId: staff.id,
      });
    }
    return { data: { csrf_token: await issueCsrf(request, reply) } };
  });
}
