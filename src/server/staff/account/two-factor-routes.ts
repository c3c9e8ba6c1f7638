import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { text } from '../../../domain/fields/index.ts';
import { NotFound, ValidationFailed } from '../../http/errors.ts';
import { staffOf } from '../../http/staff.ts';
import { callAuth } from '../session/call-auth.ts';
import { recordOwnAction } from '../audit/audit.ts';
import { bodySchema, parseBody, secret } from '../body.ts';
import { issueCsrf } from '../csrf/csrf.ts';
import type { StaffContext } from '../staff-context.ts';
import { counter, forgiveAttempt } from '../sign-in/login-throttle.ts';
import { findPerson, type Person } from '../people/people.ts';
import { throttleSignIn } from '../sign-in/complete-sign-in.ts';

const passwordFields = { password: secret({ label: 'Password', es: 'Contraseña', required: true }) };
const codeFields = { code: text({ label: 'Code', es: 'Código', required: true, maxLength: 40 }) };

/**
 * The second factor of the signed-in person: codes of an authenticator app, and recovery codes for a lost
 * phone.
 */
export function twoFactorRoutes(routes: FastifyInstance, context: StaffContext): void {
  const config = { permission: 'signed-in' } as const;

  /** Runs an action that needs a secret, and throttles wrong ones. Throws ValidationFailed naming the field. */
  async function withSecret<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    field: 'password' | 'code',
    ask: (person: Person) => Promise<T | undefined>,
  ): Promise<T> {
    const person = await findPerson(context.db, staffOf(request).id);
    if (!person) throw new NotFound();
    const counters = [counter('device', `own ${field}`, person.id)];
    await throttleSignIn(context, reply, counters);
    const response = await ask(person);
    if (response === undefined) throw new ValidationFailed([{ path: field, code: `wrong-${field}` }]);
    await forgiveAttempt(context.db, counters);
    return response;
  }

  routes.post('/', { config, schema: bodySchema(passwordFields) }, async (request, reply) => {
    const { password } = parseBody(request, passwordFields);
    const made = await withSecret(request, reply, 'password', () =>
      callAuth(context, request, reply, (api, headers) =>
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
    const code = parseBody(request, codeFields).code.replaceAll(/\D/g, '');
    await withSecret(request, reply, 'code', async (person) => {
      const response = await callAuth(context, request, reply, (api, headers) =>
        api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
      );
      if (!response) return undefined;
      await recordOwnAction(context.db, request, 'two-factor-on', person);
      return response;
    });
    return { data: { two_factor: true, csrf_token: await issueCsrf(request, reply) } };
  });

  routes.delete('/', { config, schema: bodySchema(passwordFields) }, async (request, reply) => {
    const { password } = parseBody(request, passwordFields);
    await withSecret(request, reply, 'password', async (person) => {
      const response = await callAuth(context, request, reply, (api, headers) =>
        api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
      );
      if (!response) return undefined;
      await recordOwnAction(context.db, request, 'two-factor-off', person);
      return response;
    });
    return { data: { two_factor: false, csrf_token: await issueCsrf(request, reply) } };
  });
}
