import type { FastifyRequest } from 'fastify';
import type { Database } from '../content/store/repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { AppLog } from '../plugins/problem.ts';
import type { Auth } from './session/auth.ts';

/** What the staff's own routes work with. */
export interface StaffContext {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly log: AppLog;
  /** Where the asker sees us, as links in mails name it. Never what a forged Host header says. */
  readonly origin: (request: FastifyRequest) => Promise<string>;
  readonly auth: (request: FastifyRequest) => Promise<Auth>;
}
