import type { FastifyInstance } from 'fastify';
import { boolean, text } from '../../../domain/fields/index.ts';
import { ValidationFailed } from '../../http/errors.ts';
import { sendProblem } from '../../plugins/problem.ts';
import { askAuth } from '../session/ask-auth.ts';
import { note, somebody } from '../audit/audit.ts';
import { bodySchema, readBody } from '../body.ts';
import { challengedPerson } from './challenge.ts';
import type { Desk } from '../desk.ts';
import { counter, forgiveTry } from './guessing.ts';
import { spendCode } from './spent-codes.ts';
import { tryOnce, welcome } from './welcome.ts';

const codeFields = {
  code: text({ label: 'Code', es: 'Código', required: true, most: 40 }),
  recovery: boolean({ label: 'It is a recovery code', es: 'Es un código de recuperación' }),
};

/** The second step of whoever has a second factor. */
export function codeSignIn(routes: FastifyInstance, desk: Desk): void {
  routes.post(
    '/login/code',
    { config: { permission: 'anyone' }, schema: bodySchema(codeFields) },
    async (request, reply) => {
      const { code: typed, recovery } = readBody(request, codeFields);
      const person = await challengedPerson(desk.db, request);
      if (!person) return sendProblem(reply, 401, { detail: 'Sign in with your password first.' });
      const counters = [counter('code', person.id)];
      await tryOnce(desk, reply, counters);
      const body = { code: recovery ? typed : typed.replaceAll(/\D/g, '') };
      const isFresh = recovery || (await spendCode(desk.db, person.id, body.code));
      const answer =
        isFresh &&
        (await askAuth(
          desk,
          request,
          reply,
          (api, headers) =>
            recovery
              ? api.verifyBackupCode({ body, headers, returnHeaders: true })
              : api.verifyTOTP({ body, headers, returnHeaders: true }),
          { isSigningIn: true },
        ));
      if (!answer) {
        await note(desk.db, request, {
          action: 'sign-in-failed',
          actor: somebody,
          subject: person.email,
          subjectId: person.id,
          detail: { by: recovery ? 'recovery code' : 'code' },
        });
        throw new ValidationFailed([{ path: 'code', code: 'wrong-code' }]);
      }
      await forgiveTry(desk.db, counters);
      return welcome(desk, request, reply, person.id, recovery ? 'recovery code' : 'code');
    },
  );
}
