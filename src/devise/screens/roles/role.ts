import type { Language } from '../../../domain/language.ts';
import { lacked, rightsOfRoles } from '../../../domain/staff/role.ts';
import { rightsOf, type SessionUser } from '../../session.tsx';

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
  /** Whether guests may read what its people save; others send it for approval. */
  readonly may_publish: boolean;
  /** The languages whose words its people may change, and nothing else; none where they may change everything. */
  readonly words_only_in: readonly string[];
  /** How many people have it. */
  readonly people: number;
}

export const roleName = (role: Pick<Role, 'name' | 'name_es'>, language: Language): string =>
  (language === 'es' && role.name_es) || role.name;

export const roleDescription = (role: Role, language: Language): string =>
  (language === 'es' && role.description_es) || (role.description ?? '');

/** Nobody grants what they lack. The server refuses it; here it is said before. */
export const mayGrant = (user: SessionUser, role: Role): boolean =>
  lacked(rightsOf(user), rightsOfRoles([role])).length === 0;
