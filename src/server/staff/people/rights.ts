import { eq, inArray, sql } from 'drizzle-orm';
import { contentTypes } from '../../../content/index.ts';
import type { ValidationIssue } from '../../../domain/fields/issue.ts';
import {
  holdsSites,
  isAdministrator,
  lacked,
  type Rights,
  rightsOfRoles,
} from '../../../domain/staff/role.ts';
import { ValidationFailed } from '../../http/errors.ts';
import { type Database, findRecords, type Queries } from '../../content/store/repository.ts';
import { locks } from '../../database/locks.ts';
import { role, staffUserRole, staffUserSite } from '../../database/staff-schema.ts';
import { findEnabled } from './people.ts';

/** Grants of rights: limited to the giver's own, and never revoked from the last administrator. */

export interface WantedRights {
  readonly role_ids: readonly number[];
  readonly site_ids: Rights['siteIds'];
}

async function missingSites(db: Queries, wanted: Rights['siteIds']): Promise<number[]> {
  if (wanted === 'all') return [];
  const sites = await findRecords(db, contentTypes.site, { ids: wanted });
  return wanted.filter((id) => !sites.some((site) => site.id === id));
}

/**
 * The rights of somebody with these roles and sites. Throws ValidationFailed where the giver lacks any of them.
 */
export async function acceptGrant(db: Queries, giver: Rights, wanted: WantedRights): Promise<Rights> {
  const { role_ids, site_ids } = wanted;
  const roles =
    role_ids.length === 0
      ? []
      : await db
          .select()
          .from(role)
          .where(inArray(role.id, [...role_ids]));
  const rights = { ...rightsOfRoles(roles), siteIds: site_ids };
  const problems: ValidationIssue[] = [];
  const noRole = role_ids.filter((id) => !roles.some((one) => one.id === id));
  if (noRole.length > 0) problems.push({ path: 'role_ids', code: 'missing', detail: noRole.join(', ') });
  const noSite = holdsSites(giver.siteIds, site_ids) ? await missingSites(db, site_ids) : [];
  if (noSite.length > 0) problems.push({ path: 'site_ids', code: 'missing', detail: noSite.join(', ') });
  const lacking = lacked(giver, rights);
  if (lacking.length > 0) {
    problems.push({ path: 'role_ids', code: 'not-yours-to-give', detail: lacking.join(', ') });
  }
  if (!holdsSites(giver.siteIds, site_ids)) {
    const heldRights = giver.siteIds;
    const beyond =
      site_ids === 'all'
        ? ['all']
        : site_ids.filter((id) => heldRights !== 'all' && !heldRights.includes(id));
    problems.push({ path: 'site_ids', code: 'not-yours-to-give', detail: beyond.join(', ') });
  }
  if (problems.length > 0) throw new ValidationFailed(problems);
  return rights;
}

export async function storeRights(tx: Queries, userId: string, { role_ids, site_ids }: WantedRights) {
  await tx.delete(staffUserRole).where(eq(staffUserRole.user_id, userId));
  await tx.delete(staffUserSite).where(eq(staffUserSite.user_id, userId));
  if (role_ids.length > 0) {
    await tx.insert(staffUserRole).values(role_ids.map((role_id) => ({ user_id: userId, role_id })));
  }
  if (site_ids !== 'all') {
    await tx.insert(staffUserSite).values(site_ids.map((site_id) => ({ user_id: userId, site_id })));
  }
}

/** Runs a change of rights, unless no administrator would be left. Throws ValidationFailed naming `path`. */
export async function keepingAdministrator<T>(
  db: Database,
  path: string,
  change: (tx: Queries) => Promise<T>,
): Promise<T> {
  const hasOne = async (tx: Queries) => (await findEnabled(tx)).some(({ rights }) => isAdministrator(rights));
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.rights})`);
    const hadOne = await hasOne(tx);
    const changed = await change(tx);
    if (hadOne && !(await hasOne(tx))) throw new ValidationFailed([{ path, code: 'last-administrator' }]);
    return changed;
  });
}
