import { type Permission, permissions } from './permission.ts';

/** A named set of permissions. One that may not change lets its people look at what it names and write nothing. */
export interface Role {
  readonly permissions: readonly string[];
  readonly may_change: boolean;
}

/** What somebody may change, what they may look at, and on which sites. */
export interface Rights {
  readonly permissions: readonly string[];
  readonly views: readonly string[];
  readonly siteIds: readonly number[] | 'all';
}

const inOrder = (held: ReadonlySet<string>): Permission[] => permissions.filter((one) => held.has(one));

/** What several roles allow together, in the order of the specification. */
export function rightsOfRoles(roles: readonly Role[]): Pick<Rights, 'permissions' | 'views'> {
  const changing = roles.filter((role) => role.may_change);
  return {
    permissions: inOrder(new Set(changing.flatMap((role) => role.permissions))),
    views: inOrder(new Set(roles.flatMap((role) => role.permissions))),
  };
}

/** The permissions that are wanted and not held: to change, or at least to look at. */
export function lacked(
  held: Pick<Rights, 'permissions' | 'views'>,
  wanted: Pick<Rights, 'permissions' | 'views'>,
) {
  return inOrder(
    new Set([
      ...wanted.permissions.filter((one) => !held.permissions.includes(one)),
      ...wanted.views.filter((one) => !held.views.includes(one)),
    ]),
  );
}

export type Sites = Rights['siteIds'];

/** Whether every wanted site is among the held ones. */
export const holdsSites = (held: Sites, wanted: Sites): boolean =>
  held === 'all' || (wanted !== 'all' && wanted.every((id) => held.includes(id)));

/** Whether two people share a site. */
export const shareSite = (one: Sites, other: Sites): boolean =>
  one === 'all' || other === 'all' || one.some((id) => other.includes(id));

/** Nobody grants what they lack, nor takes it from others: somebody's rights must lie within the asker's. */
export const covers = (held: Rights, wanted: Rights): boolean =>
  lacked(held, wanted).length === 0 && holdsSites(held.siteIds, wanted.siteIds);

/** Who may do everything everywhere, so that nothing is ever out of everybody's reach. One of them always stays. */
export const isAdministrator = (rights: Rights): boolean =>
  rights.siteIds === 'all' && permissions.every((one) => rights.permissions.includes(one));

/** What belongs to the whole group is seen on every site, so changing it needs all of them. A site is its own. */
export const mayChangeOfGroup = (
  type: { readonly name: string; readonly scope: 'site' | 'group' },
  siteIds: 'all' | readonly number[],
): boolean => siteIds === 'all' || type.scope === 'site' || type.name === 'site';
