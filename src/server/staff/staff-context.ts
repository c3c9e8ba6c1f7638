import type { FastifyRequest } from 'fastify';
import type { Database } from '../content/store/repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AppLog } from '../plugins/problem.ts';
import type { Auth } from './session/auth.ts';
import type { PasswordCost } from './account/password-cost.ts';

/** The dependencies of the staff routes. */
export interface StaffContext {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly log: AppLog;
  /** The origin that links in mails use; never taken from an untrusted Host header. */
  readonly origin: (request: FastifyRequest) => Promise<string>;
  readonly passwordCost: PasswordCost;
  readonly auth: (request: FastifyRequest) => Promise<Auth>;
}
