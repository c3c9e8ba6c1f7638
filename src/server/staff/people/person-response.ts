import { covers, type Rights } from '../../../domain/staff/role.ts';
import type { Person } from './people.ts';

/**
 * A person as the users screen shows them, and whether the viewer may change them. For people with further
 * rights than the viewer, second factor and last use are null.
 */
export const personResponse = (person: Person, viewer: Rights) => {
  const isYours = covers(viewer, person.rights);
  return {
    id: person.id,
    version: person.version,
    name: person.name,
    email: person.email,
    language: person.language,
    permissions_list: person.rights.permissions,
    views_list: person.rights.views,
    words_list: person.rights.words ?? {},
    role_ids: person.roles.map(({ id }) => id),
    roles: person.roles.map(({ id, name, name_es }) => ({ id, name, name_es })),
    site_ids: person.rights.siteIds,
    disabled: person.disabled,
    invited: person.invited,
    two_factor: isYours ? person.two_factor : null,
    last_seen_at: isYours ? person.last_seen_at : null,
    created_at: person.created_at,
    is_yours_to_change: isYours,
  };
};
