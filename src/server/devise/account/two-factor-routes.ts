import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { text } from '../../../domain/fields/index.ts';
import { NotFound, ValidationFailed } from '../../http/errors.ts';
import { staffOf } from '../../http/staff.ts';
import { askAuth } from '../session/ask-auth.ts';
import { noteOwnAction } from '../audit/audit.ts';
import { bodySchema, readBody, secret } from '../body.ts';
import { issueCsrf } from '../forgery/csrf.ts';
import type { Desk } from '../desk.ts';
import { counter, forgiveTry } from '../sign-in/guessing.ts';
import { findPerson, type Person } from '../people/people.ts';
import { tryOnce } from '../sign-in/welcome.ts';

const passwordFields = { password: secret({ label: 'Password', es: 'Contraseña', required: true }) };
const codeFields = { code: text({ label: 'Code', es: 'Código', required: true, most: 40 }) };

/** A second factor for one's own account: codes of an app, with recovery codes for the day the phone is lost. */
export function twoFactorRoutes(routes: FastifyInstance, desk: Desk): void {
  const config = { permission: 'signed-in' } as const;

  /** Does what is asked when its secret is right, and slows guesses at it. Throws Refused naming the field. */
  async function withSecret<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    field: 'password' | 'code',
    ask: (person: Person) => Promise<T | undefined>,
  ): Promise<T> {
    const person = await findPerson(desk.db, staffOf(request).id);
    if (!person) throw new NotFound();
    const counters = [counter('device', `own ${field}`, person.id)];
    await tryOnce(desk, reply, counters);
    const answer = await ask(person);
    if (answer === undefined) throw new ValidationFailed([{ path: field, code: `wrong-${field}` }]);
    await forgiveTry(desk.db, counters);
    return answer;
  }

  routes.post('/', { config, schema: bodySchema(passwordFields) }, async (request, reply) => {
    const { password } = readBody(request, passwordFields);
    const made = await withSecret(request, reply, 'password', () =>
      askAuth(desk, request, reply, (api, headers) =>
        api.enableTwoFactor({ body: { password, method: 'totp' }, headers, returnHeaders: true }),
      ),
    );
    if (made.method !== 'totp') throw new Error('better-auth made another second factor than was asked for.');
    return {
      data: {
        totp_uri: made.totpURI,
        recovery_codes: made.backupCodes,
        csrf_token: await issueCsrf(request, reply),
      },
    };
  });

  routes.post('/confirm', { config, schema: bodySchema(codeFields) }, async (request, reply) => {
    const code = readBody(request, codeFields).code.replaceAll(/\D/g, '');
    await withSecret(request, reply, 'code', async (person) => {
      const answer = await askAuth(desk, request, reply, (api, headers) =>
        api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
      );
      if (!answer) return undefined;
      await noteOwnAction(desk.db, request, 'two-factor-on', person);
      return answer;
    });
    return { data: { two_factor: true, csrf_token: await issueCsrf(request, reply) } };
  });

  routes.delete('/', { config, schema: bodySchema(passwordFields) }, async (request, reply) => {
    const { password } = readBody(request, passwordFields);
    await withSecret(request, reply, 'password', async (person) => {
      const answer = await askAuth(desk, request, reply, (api, headers) =>
        api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
      );
      if (!answer) return undefined;
      await noteOwnAction(desk.db, request, 'two-factor-off', person);
      return answer;
    });
    return { data: { two_factor: false, csrf_token: await issueCsrf(request, reply) } };
  });
}
