import { lt, sql } from 'drizzle-orm';
import type { Queries } from '../content/store/repository.ts';
import { staffKnownAddress, staffSession } from '../database/sign-in-schema.ts';
import { audit } from '../database/staff-schema.ts';
import { dropExpiredAttempts } from './sign-in/login-throttle.ts';
import { dropExpired } from './sign-in/used-codes.ts';
import type { AuditedAction } from './audit/audit.ts';

/** Changes of rights and passwords matter for longer than failed sign-ins. */
const AUDIT_RETENTION = sql`interval '1 year'`;
const FAILED_SIGN_IN_RETENTION = sql`interval '90 days'`;
const KNOWN_ADDRESS_RETENTION = sql`interval '1 year'`;

/** Actions that people can repeat at will on their own account: only the newest of each person are kept. */
const REPEATABLE: readonly AuditedAction[] = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'session-ended',
  'password-asked',
  'account-changed',
  'preview-shared',
];
const MAX_REPEATED = 1000;

async function trimAuditLog(db: Queries): Promise<void> {
  await db.delete(audit).where(sql`
    ${audit.at} < now() - ${AUDIT_RETENTION}
    or (${audit.action} = 'sign-in-failed' and ${audit.at} < now() - ${FAILED_SIGN_IN_RETENTION})`);
  await db.execute(sql`
    delete from ${audit} where id in (
      select id from (
        select id, row_number() over (
          partition by action, coalesce(actor, subject_id, ip, '') order by id desc) as place
        from ${audit} where action = any(${sql.param(REPEATABLE)}::text[])
      ) repeated
      where place > ${MAX_REPEATED})`);
}

/** Daily cleanup of the audit log and of expired sign-in data. */
export async function cleanUpStaffData(db: Queries): Promise<void> {
  await trimAuditLog(db);
  await db.delete(staffSession).where(lt(staffSession.expiresAt, sql`now()`));
  await db.delete(staffKnownAddress).where(lt(staffKnownAddress.at, sql`now() - ${KNOWN_ADDRESS_RETENTION}`));
  await dropExpiredAttempts(db);
  await dropExpired(db);
}
