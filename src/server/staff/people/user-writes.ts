import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../domain/language.ts';
import type { Rights } from '../../../domain/staff/role.ts';
import { Conflict, NotFound, ValidationFailed } from '../../http/errors.ts';
import type { Database, Queries } from '../../content/store/repository.ts';
import { actorOf, type Staff } from '../../http/staff.ts';
import { staffSession } from '../../database/sign-in-schema.ts';
import { staffUser } from '../../database/staff-schema.ts';
import { type AuditedAction, recordAuditEntry } from '../audit/audit.ts';
import { endLinks } from '../links/links.ts';
import { findPerson, findPersonByEmail, type Person } from './people.ts';
import { acceptGrant, keepingAdministrator, storeRights, type WantedRights } from './rights.ts';
import { personResponse } from './person-response.ts';

export interface Invited extends WantedRights {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

/** Stores an invited person, who has no password yet. Throws ValidationFailed. */
export async function inviteUser(db: Database, request: FastifyRequest, staff: Staff, invited: Invited) {
  const id = randomUUID();
  await acceptGrant(db, staff, invited);
  return db.transaction(async (tx) => {
    const rows = await tx
      .insert(staffUser)
      .values({
        id,
        name: invited.name,
        email: invited.email,
        language: invited.language,
        all_sites: invited.site_ids === 'all',
      })
      .onConflictDoNothing()
      .returning({ id: staffUser.id });
    if (rows.length === 0) throw new ValidationFailed([{ path: 'email', code: 'taken' }]);
    await storeRights(tx, id, invited);
    const person = (await findPersonByEmail(tx, invited.email))!;
    await recordAuditEntry(tx, request, {
      action: 'invited',
      actor: actorOf(staff),
      subject: person.email,
      subjectId: id,
      detail: describeRights(person),
    });
    return person;
  });
}

const describeRights = ({ roles, rights }: Person) => ({
  roles: roles.map(({ name }) => name),
  sites: rights.siteIds,
});

const sameList = (one: Rights['siteIds'], other: Rights['siteIds']): boolean =>
  one === 'all' || other === 'all'
    ? one === other
    : one.length === other.length && one.every((id) => other.includes(id));

export interface UserChange extends WantedRights {
  readonly name: string;
  readonly disabled: boolean;
  readonly version: number;
}

/** The audit entries of a change: one for each kind of difference. */
function auditEntriesOf(
  before: Person,
  after: Person,
): { action: AuditedAction; detail?: Record<string, unknown> }[] {
  const [was, is] = [describeRights(before), describeRights(after)];
  const differs = JSON.stringify(was) !== JSON.stringify(is);
  return [
    ...(before.name === after.name
      ? []
      : [{ action: 'user-changed' as const, detail: { name: { before: before.name, after: after.name } } }]),
    ...(differs ? [{ action: 'rights-changed' as const, detail: { before: was, after: is } }] : []),
    ...(before.disabled === after.disabled
      ? []
      : [{ action: after.disabled ? ('user-disabled' as const) : ('user-enabled' as const) }]),
  ];
}

/** The person, locked until the transaction ends. Throws NotFound and Conflict. */
async function lockPerson(tx: Queries, staff: Staff, id: string, version: number): Promise<Person> {
  await tx.select({ id: staffUser.id }).from(staffUser).where(eq(staffUser.id, id)).for('update');
  const person = await findPerson(tx, id);
  if (!person) throw new NotFound();
  if (person.version !== version) throw new Conflict(personResponse(person, staff));
  return person;
}

/** Saves a person over the version that was read. Throws NotFound, Conflict and ValidationFailed. */
export async function changeUser(
  db: Database,
  request: FastifyRequest,
  staff: Staff,
  id: string,
  change: UserChange,
): Promise<Person> {
  return keepingAdministrator(db, change.disabled ? 'disabled' : 'role_ids', async (tx) => {
    const before = await lockPerson(tx, staff, id, change.version);
    const roleIds = before.roles.map((role) => role.id);
    const isSame = sameList(roleIds, change.role_ids) && sameList(before.rights.siteIds, change.site_ids);
    if (!isSame) await acceptGrant(tx, staff, change);
    await tx
      .update(staffUser)
      .set({
        name: change.name,
        all_sites: change.site_ids === 'all',
        disabled_at: change.disabled ? sql`coalesce(${staffUser.disabled_at}, now())` : null,
        version: before.version + 1,
        updatedAt: sql`now()`,
      })
      .where(eq(staffUser.id, id));
    if (!isSame) await storeRights(tx, id, change);
    if (change.disabled) {
      await tx.delete(staffSession).where(eq(staffSession.userId, id));
      await endLinks(tx, id);
    }
    const after = (await findPerson(tx, id))!;
    for (const entry of auditEntriesOf(before, after)) {
      await recordAuditEntry(tx, request, {
        ...entry,
        actor: actorOf(staff),
        subject: after.email,
        subjectId: id,
      });
    }
    return after;
  });
}
