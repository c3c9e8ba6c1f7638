import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { choice, text } from '../../../domain/fields/index.ts';
import { languages } from '../../../domain/language.ts';
import { NotFound } from '../../http/errors.ts';
import { staffUser } from '../../database/staff-schema.ts';
import { languageOfBrowser } from '../../plugins/reading-language.ts';
import { note, noteOwnAction, somebody } from '../audit/audit.ts';
import { bodySchema, email, readBody, secret } from '../body.ts';
import type { Desk } from '../desk.ts';
import { addressCounter, counter, countTry, TooManyTries } from '../sign-in/guessing.ts';
import { rememberDevice } from '../sign-in/known-device.ts';
import { type LinkKind, personOfLink, spendLink } from './links.ts';
import { hashPassword } from '../account/password-hash.ts';
import { findPersonByEmail } from '../people/people.ts';
import { sendLink } from './send-link.ts';
import { acceptPassword, setPassword } from '../account/set-password.ts';

const newPassword = secret({ label: 'Password', es: 'Contraseña', required: true });

const forgotFields = { email: email({ label: 'Email', es: 'Correo electrónico', required: true }) };
const resetFields = {
  token: text({ label: 'Token', es: 'Token', required: true, most: 100 }),
  password: newPassword,
};
const acceptFields = {
  name: text({ label: 'Name', es: 'Nombre', required: true, most: 120 }),
  // The one the invitation was read in; else what the browser speaks.
  language: choice({ label: 'Language', es: 'Idioma', options: languages }),
  password: newPassword,
};

const SENT = 'If this address belongs to an account, a mail with a link is on its way.';

/** Whether somebody may ask once more: not over and over. */
async function mayAskAgain({ db }: Desk, { ip }: FastifyRequest, address: string): Promise<boolean> {
  const counters = [counter('account', 'reset', address), addressCounter(ip, 'reset')];
  return countTry(db, counters).then(
    () => true,
    (error: unknown) => {
      if (error instanceof TooManyTries) return false;
      throw error;
    },
  );
}

/** Sends the link where there is somebody to send it to. */
async function sendReset(desk: Desk, request: FastifyRequest, address: string): Promise<void> {
  const person = await findPersonByEmail(desk.db, address);
  // Somebody who has not accepted their invitation yet has no password to forget.
  if (!person || person.disabled || person.invited) return;
  await note(desk.db, request, {
    action: 'password-asked',
    actor: somebody,
    subject: person.email,
    subjectId: person.id,
  });
  await sendLink(desk, request, 'reset', person);
}

const linkEnded = () => new NotFound('This link was used already, or it is too old.');

async function personAsked({ db }: Desk, kind: LinkKind, token: string) {
  const person = token.length > 100 ? undefined : await personOfLink(db, kind, token);
  if (!person) throw linkEnded();
  return person;
}

/** Routes that a link in a mail opens, for people who are not signed in. */
export function linkRoutes(routes: FastifyInstance, desk: Desk): void {
  const anyone = { permission: 'anyone' } as const;
  const pending = new Set<Promise<void>>();
  routes.addHook('onClose', async () => void (await Promise.allSettled(pending)));

  routes.post('/password/forgot', { config: anyone, schema: bodySchema(forgotFields) }, async (request) => {
    const { email: address } = readBody(request, forgotFields);
    // Counted before the answer, so that nobody can pile up work that is done after it.
    if (!(await mayAskAgain(desk, request, address))) return { data: { detail: SENT } };
    // Sent afterwards, so that the answer takes as long whether there is such an account or not.
    const sending = sendReset(desk, request, address).catch((error: unknown) =>
      desk.log.error({ err: error }, 'A link for a new password could not be made'),
    );
    pending.add(sending);
    void sending.finally(() => pending.delete(sending));
    return { data: { detail: SENT } };
  });

  routes.post(
    '/password/reset',
    { config: anyone, schema: bodySchema(resetFields) },
    async (request, reply) => {
      const { token, password } = readBody(request, resetFields);
      const person = await personAsked(desk, 'reset', token);
      acceptPassword(password, person);
      const hash = await hashPassword(password);
      await desk.db.transaction(async (tx) => {
        if (!(await spendLink(tx, 'reset', token))) throw linkEnded();
        await setPassword(tx, person.id, hash);
        await noteOwnAction(tx, request, 'password-changed', person);
      });
      // Whoever reads the account's mail is its owner: others' guesses no longer hold them up.
      await rememberDevice(desk.db, request, reply, person);
      return { data: { email: person.email } };
    },
  );

  routes.get('/invitations/:token', { config: anyone }, async (request) => {
    const { token } = request.params as { token: string };
    const { name, email: address } = await personAsked(desk, 'invitation', token);
    return { data: { name, email: address } };
  });

  routes.post(
    '/invitations/:token/accept',
    { config: anyone, schema: bodySchema(acceptFields) },
    async (request, reply) => {
      const { token } = request.params as { token: string };
      const invited = await personAsked(desk, 'invitation', token);
      const { name, language, password } = readBody(request, acceptFields);
      acceptPassword(password, { name, email: invited.email });
      const person = { ...invited, name };
      const hash = await hashPassword(password);
      await desk.db.transaction(async (tx) => {
        if (!(await spendLink(tx, 'invitation', token))) throw linkEnded();
        await setPassword(tx, person.id, hash);
        await tx
          .update(staffUser)
          .set({
            name,
            emailVerified: true,
            language: language ?? languageOfBrowser(request),
            version: sql`${staffUser.version} + 1`,
          })
          .where(eq(staffUser.id, person.id));
        await noteOwnAction(tx, request, 'invitation-accepted', person);
      });
      await rememberDevice(desk.db, request, reply, person);
      return { data: { email: person.email } };
    },
  );
}
