import type { Language } from '../../../domain/language.ts';
import { lacked, rightsOfRoles } from '../../../domain/staff/role.ts';
import type { SessionUser } from '../../session.tsx';

/** A role as `user-roles` gives it. */
export interface Role {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly name_es: string | null;
  readonly description: string | null;
  readonly description_es: string | null;
  readonly permissions: readonly string[];
  readonly may_change: boolean;
  /** How many people have it. */
  readonly people: number;
}

export const roleName = (role: Pick<Role, 'name' | 'name_es'>, language: Language): string =>
  (language === 'es' && role.name_es) || role.name;

export const roleDescription = (role: Role, language: Language): string =>
  (language === 'es' && role.description_es) || (role.description ?? '');

/** Nobody grants what they lack. The server refuses it; here it is said before. */
export const mayGrant = ({ permissions_list, views_list }: SessionUser, role: Role): boolean =>
  lacked({ permissions: permissions_list, views: views_list }, rightsOfRoles([role])).length === 0;
