import type { FastifyInstance } from 'fastify';
import { boolean, text } from '../../../domain/fields/index.ts';
import { ValidationFailed } from '../../http/errors.ts';
import { sendProblem } from '../../plugins/problem.ts';
import { callAuth } from '../session/call-auth.ts';
import { recordAuditEntry, unknownActor } from '../audit/audit.ts';
import { bodySchema, parseBody } from '../body.ts';
import { challengedPerson } from './challenge.ts';
import type { StaffContext } from '../staff-context.ts';
import { counter, forgiveAttempt } from './login-throttle.ts';
import { consumeCode } from './used-codes.ts';
import { throttleSignIn, completeSignIn } from './complete-sign-in.ts';

const codeFields = {
  code: text({ label: 'Code', es: 'Código', required: true, maxLength: 40 }),
  recovery: boolean({ label: 'It is a recovery code', es: 'Es un código de recuperación' }),
};

/** The second step of signing in: the code of the second factor. */
export function codeSignIn(routes: FastifyInstance, context: StaffContext): void {
  routes.post(
    '/login/code',
    { config: { permission: 'anyone' }, schema: bodySchema(codeFields) },
    async (request, reply) => {
      const { code: typed, recovery } = parseBody(request, codeFields);
      const person = await challengedPerson(context.db, request);
      if (!person) return sendProblem(reply, 401, { detail: 'Sign in with your password first.' });
      const counters = [counter('code', person.id)];
      await throttleSignIn(context, reply, counters);
      const body = { code: recovery ? typed : typed.replaceAll(/\D/g, '') };
      const isFresh = recovery || (await consumeCode(context.db, person.id, body.code));
      const response =
        isFresh &&
        (await callAuth(
          context,
          request,
          reply,
          (api, headers) =>
            recovery
              ? api.verifyBackupCode({ body, headers, returnHeaders: true })
              : api.verifyTOTP({ body, headers, returnHeaders: true }),
          { isSigningIn: true },
        ));
      if (!response) {
        await recordAuditEntry(context.db, request, {
          action: 'sign-in-failed',
          actor: unknownActor,
          subject: person.email,
          subjectId: person.id,
          detail: { by: recovery ? 'recovery code' : 'code' },
        });
        throw new ValidationFailed([{ path: 'code', code: 'wrong-code' }]);
      }
      await forgiveAttempt(context.db, counters);
      return completeSignIn(context, request, reply, person.id, recovery ? 'recovery code' : 'code');
    },
  );
}
