import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { choice, email, text } from '../../../domain/fields/index.ts';
import { languages } from '../../../domain/language.ts';
import { NotFound } from '../../http/errors.ts';
import { staffUser } from '../../database/staff-schema.ts';
import { browserLanguage } from '../../plugins/request-language.ts';
import { recordAuditEntry, recordOwnAction, unknownActor } from '../audit/audit.ts';
import { bodySchema, parseBody, secret } from '../body.ts';
import type { StaffContext } from '../staff-context.ts';
import { addressCounters, counter, countAttempt, TooManyAttempts } from '../sign-in/login-throttle.ts';
import { rememberDevice } from '../sign-in/known-device.ts';
import { type LinkKind, personOfLink, consumeLink } from './links.ts';
import { hashPassword } from '../account/password-hash.ts';
import { findPersonByEmail } from '../people/people.ts';
import { sendLink } from './send-link.ts';
import { acceptPassword, setPassword } from '../account/set-password.ts';

const newPassword = secret({ label: 'Password', es: 'Contraseña', required: true });

const forgotFields = { email: email({ label: 'Email', es: 'Correo electrónico', required: true }) };
const resetFields = {
  token: text({ label: 'Token', es: 'Token', required: true, maxLength: 100 }),
  password: newPassword,
};
const acceptFields = {
  name: text({ label: 'Name', es: 'Nombre', required: true, maxLength: 120 }),
  // The language the invitation was read in, otherwise the browser's.
  language: choice({ label: 'Language', es: 'Idioma', options: languages }),
  password: newPassword,
};

const SENT = 'If this address belongs to an account, a mail with a link is on its way.';

/** Whether another link may be requested; throttled per account and per IP address. */
async function mayRequestLink(
  { db }: StaffContext,
  { ip }: FastifyRequest,
  address: string,
): Promise<boolean> {
  const counters = [counter('account', 'reset', address), ...addressCounters(ip, ['reset'])];
  return countAttempt(db, counters).then(
    () => true,
    (error: unknown) => {
      if (error instanceof TooManyAttempts) return false;
      throw error;
    },
  );
}

/** Sends the link where the address belongs to an account that can use it. */
async function sendReset(context: StaffContext, request: FastifyRequest, address: string): Promise<void> {
  const person = await findPersonByEmail(context.db, address);
  // People who have not accepted their invitation yet have no password.
  if (!person || person.disabled || person.invited) return;
  await recordAuditEntry(context.db, request, {
    action: 'password-asked',
    actor: unknownActor,
    subject: person.email,
    subjectId: person.id,
  });
  await sendLink(context, request, 'reset', person);
}

const linkExpired = () => new NotFound('This link was used already, or it is too old.');

async function requireLinkPerson({ db }: StaffContext, kind: LinkKind, token: string) {
  const person = token.length > 100 ? undefined : await personOfLink(db, kind, token);
  if (!person) throw linkExpired();
  return person;
}

/** Routes that a link in a mail opens, for people who are not signed in. */
export function linkRoutes(routes: FastifyInstance, context: StaffContext): void {
  const anyone = { permission: 'anyone' } as const;
  const pending = new Set<Promise<void>>();
  routes.addHook('onClose', async () => void (await Promise.allSettled(pending)));

  routes.post('/password/forgot', { config: anyone, schema: bodySchema(forgotFields) }, async (request) => {
    const { email: address } = parseBody(request, forgotFields);
    // Counted before the response, so that work after the response cannot pile up.
    if (!(await mayRequestLink(context, request, address))) return { data: { detail: SENT } };
    // Sent after the response, so that its duration does not reveal whether there is such an account.
    const sending = sendReset(context, request, address).catch((error: unknown) =>
      context.log.error({ err: error }, 'A link for a new password could not be made'),
    );
    pending.add(sending);
    void sending.finally(() => pending.delete(sending));
    return { data: { detail: SENT } };
  });

  routes.post(
    '/password/reset',
    { config: anyone, schema: bodySchema(resetFields) },
    async (request, reply) => {
      const { token, password } = parseBody(request, resetFields);
      const person = await requireLinkPerson(context, 'reset', token);
      acceptPassword(password, person);
      const hash = await hashPassword(password, context.passwordCost);
      await context.db.transaction(async (tx) => {
        if (!(await consumeLink(tx, 'reset', token))) throw linkExpired();
        await setPassword(tx, person.id, hash);
        await recordOwnAction(tx, request, 'password-changed', person);
      });
      // The device of whoever reads the account's mail becomes a known one: attempts of others no longer delay
      // them.
      await rememberDevice(context.db, request, reply, person);
      return { data: { email: person.email } };
    },
  );

  routes.get('/invitations/:token', { config: anyone }, async (request) => {
    const { token } = request.params as { token: string };
    const { name, email: address } = await requireLinkPerson(context, 'invitation', token);
    return { data: { name, email: address } };
  });

  routes.post(
    '/invitations/:token/accept',
    { config: anyone, schema: bodySchema(acceptFields) },
    async (request, reply) => {
      const { token } = request.params as { token: string };
      const invited = await requireLinkPerson(context, 'invitation', token);
      const { name, language, password } = parseBody(request, acceptFields);
      acceptPassword(password, { name, email: invited.email });
      const person = { ...invited, name };
      const hash = await hashPassword(password, context.passwordCost);
      await context.db.transaction(async (tx) => {
        if (!(await consumeLink(tx, 'invitation', token))) throw linkExpired();
        await setPassword(tx, person.id, hash);
        await tx
          .update(staffUser)
          .set({
            name,
            emailVerified: true,
            language: language ?? browserLanguage(request),
            version: sql`${staffUser.version} + 1`,
          })
          .where(eq(staffUser.id, person.id));
        await recordOwnAction(tx, request, 'invitation-accepted', person);
      });
      await rememberDevice(context.db, request, reply, person);
      return { data: { email: person.email } };
    },
  );
}
