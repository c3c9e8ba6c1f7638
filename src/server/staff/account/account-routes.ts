import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { boolean, choice, text } from '../../../domain/fields/index.ts';
import { languages } from '../../../domain/language.ts';
import { NotFound, ValidationFailed } from '../../http/errors.ts';
import { staffOf } from '../../http/staff.ts';
import { staffUser } from '../../database/staff-schema.ts';
import { callAuth } from '../session/call-auth.ts';
import { pathId } from '../../http/path.ts';
import { recordAuditEntry, recordOwnAction } from '../audit/audit.ts';
import { bodySchema, parseBody, secret } from '../body.ts';
import { issueCsrf } from '../csrf/csrf.ts';
import type { StaffContext } from '../staff-context.ts';
import { endLinks } from '../links/links.ts';
import { counter, forgiveAttempt } from '../sign-in/login-throttle.ts';
import { findPerson } from '../people/people.ts';
import { sessionResponse } from '../sign-in/session-response.ts';
import { endSession, endSessions, sessionsOf } from './sessions.ts';
import { acceptPassword } from './set-password.ts';
import { throttleSignIn } from '../sign-in/complete-sign-in.ts';

const accountFields = {
  name: text({ label: 'Name', es: 'Nombre', required: true, maxLength: 120 }),
  language: choice({ label: 'Language', es: 'Idioma', required: true, options: languages }),
};

const passwordFields = {
  current: secret({ label: 'Current password', es: 'Contraseña actual', required: true }),
  password: secret({ label: 'New password', es: 'Contraseña nueva', required: true }),
};

const endFields = {
  keep_current: boolean({ label: 'Stay signed in here', es: 'Mantener esta sesión' }),
};

/** What everybody who signed in may do with their own account. */
export function accountRoutes(routes: FastifyInstance, context: StaffContext): void {
  const { db } = context;
  const config = { permission: 'signed-in' } as const;

  routes.put('/', { config, schema: bodySchema(accountFields) }, async (request, reply) => {
    const { id } = staffOf(request);
    const person = await findPerson(db, id);
    if (!person) throw new NotFound();
    const { name, language } = parseBody(request, accountFields, {
      name: person.name,
      language: person.language,
    });
    await db
      .update(staffUser)
      .set({ name, language, version: sql`${staffUser.version} + 1`, updatedAt: sql`now()` })
      .where(eq(staffUser.id, id));
    await recordOwnAction(db, request, 'account-changed', { ...person, name });
    return sessionResponse(context, request, reply, id);
  });

  routes.post('/password', { config, schema: bodySchema(passwordFields) }, async (request, reply) => {
    const { current, password } = parseBody(request, passwordFields);
    const person = await findPerson(db, staffOf(request).id);
    if (!person) throw new NotFound();
    acceptPassword(password, person);
    // The current password is throttled too: the computer may be unattended.
    const counters = [counter('device', 'own password', person.id)];
    await throttleSignIn(context, reply, counters);
    const response = await callAuth(context, request, reply, (api, headers) =>
      api.changePassword({
        body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
        headers,
        returnHeaders: true,
      }),
    );
    if (!response) throw new ValidationFailed([{ path: 'current', code: 'wrong-password' }]);
    await forgiveAttempt(db, counters);
    await endLinks(db, person.id);
    await recordOwnAction(db, request, 'password-changed', person);
    return { data: { csrf_token: await issueCsrf(request, reply) } };
  });

  routes.get('/sessions', { config }, async (request) => {
    const { id, sessionId } = staffOf(request);
    return { data: await sessionsOf(db, id, sessionId) };
  });

  routes.post('/sessions/end-all', { config, schema: bodySchema(endFields) }, async (request, reply) => {
    const staff = staffOf(request);
    const { keep_current } = parseBody(request, endFields, { keep_current: false });
    const ended = await endSessions(db, staff.id, keep_current ? staff.sessionId : undefined);
    // Deletes the cookie of the session that has just ended.
    if (!keep_current) {
      await callAuth(context, request, reply, (api, headers) =>
        api.signOut({ headers, returnHeaders: true }),
      );
    }
    await recordAuditEntry(db, request, {
      action: 'sessions-ended',
      actor: staff,
      subject: staff.name,
      subjectId: staff.id,
    });
    return { data: { ended, csrf_token: await issueCsrf(request, reply) } };
  });

  routes.delete('/sessions/:session', { config }, async (request) => {
    const staff = staffOf(request);
    const session = pathId(request, 'session');
    await endSession(db, staff.id, session);
    await recordAuditEntry(db, request, {
      action: 'session-ended',
      actor: staff,
      subject: staff.name,
      subjectId: staff.id,
    });
    return { data: { id: session } };
  });
}
