import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { text } from '../../../domain/fields/index.ts';
import { NotFound } from '../../http/errors.ts';
import { actorOf, staffOf } from '../../http/staff.ts';
import { staffPasskey } from '../../database/sign-in-schema.ts';
import { sendProblem } from '../../plugins/problem.ts';
import { callAuth } from '../session/call-auth.ts';
import { pathId } from '../../http/path.ts';
import { recordAuditEntry } from '../audit/audit.ts';
import { bodySchema, ceremony, parseBody } from '../body.ts';
import type { StaffContext } from '../staff-context.ts';
import { dropSurplusChallenges } from '../sign-in/passkey-challenges.ts';

const passkeyFields = {
  response: ceremony({ label: 'Answer of the browser', es: 'Respuesta del navegador', required: true }),
  name: text({ label: 'Name', es: 'Nombre', maxLength: 80 }),
};

const NOT_FRESH = 'Sign in again to add a passkey: you have been signed in for more than a day.';

/** The signed-in person's own passkeys, with which they sign in without a password. */
export function passkeyRoutes(routes: FastifyInstance, context: StaffContext): void {
  const { db } = context;
  const config = { permission: 'signed-in' } as const;

  routes.get('/', { config }, async (request) => {
    const keys = await db
      .select({ id: staffPasskey.id, name: staffPasskey.name, created_at: staffPasskey.createdAt })
      .from(staffPasskey)
      .where(eq(staffPasskey.userId, staffOf(request).id))
      .orderBy(asc(staffPasskey.createdAt));
    return { data: keys.map((key) => ({ ...key, created_at: key.created_at.toISOString() })) };
  });

  routes.post('/options', { config }, async (request, reply) => {
    const options = await callAuth(context, request, reply, (api, headers) =>
      api.generatePasskeyRegistrationOptions({ query: {}, headers, returnHeaders: true }),
    );
    await dropSurplusChallenges(db);
    return options ? { data: options } : sendProblem(reply, 403, { detail: NOT_FRESH });
  });

  routes.post('/', { config, schema: bodySchema(passkeyFields) }, async (request, reply) => {
    const { response, name } = parseBody(request, passkeyFields);
    const key = await callAuth(context, request, reply, (api, headers) =>
      api.verifyPasskeyRegistration({
        body: { response, ...(name === null ? {} : { name }) },
        headers,
        returnHeaders: true,
      }),
    );
    if (!key) return sendProblem(reply, 400, { detail: 'This passkey could not be read. Try again.' });
    const staff = staffOf(request);
    await recordAuditEntry(db, request, {
      action: 'passkey-added',
      actor: actorOf(staff),
      subject: staff.name,
      subjectId: staff.id,
      detail: { name },
    });
    return reply
      .code(201)
      .send({ data: { id: key.id, name, created_at: new Date(key.createdAt).toISOString() } });
  });

  routes.delete('/:passkey', { config }, async (request) => {
    const staff = staffOf(request);
    const passkey = pathId(request, 'passkey');
    const gone = await db
      .delete(staffPasskey)
      .where(and(eq(staffPasskey.id, passkey), eq(staffPasskey.userId, staff.id)))
      .returning({ id: staffPasskey.id, name: staffPasskey.name });
    if (!gone[0]) throw new NotFound('There is no such passkey.');
    await recordAuditEntry(db, request, {
      action: 'passkey-removed',
      actor: actorOf(staff),
      subject: staff.name,
      subjectId: staff.id,
      detail: { name: gone[0].name },
    });
    return { data: { id: passkey } };
  });
}
