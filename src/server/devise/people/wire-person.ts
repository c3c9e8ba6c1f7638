import { covers, type Rights } from '../../../domain/staff/role.ts';
import type { Person } from './people.ts';

/** A person as the users screen shows them; whether the asker may change them is said too. */
export const wirePerson = (person: Person, asker: Rights) => ({
  id: person.id,
  version: person.version,
  name: person.name,
  email: person.email,
  language: person.language,
  permissions_list: person.rights.permissions,
  views_list: person.rights.views,
  role_ids: person.roles.map(({ id }) => id),
  roles: person.roles.map(({ id, name, name_es }) => ({ id, name, name_es })),
  site_ids: person.rights.siteIds,
  disabled: person.disabled,
  invited: person.invited,
  two_factor: person.two_factor,
  last_seen_at: person.last_seen_at,
  created_at: person.created_at,
  is_yours_to_change: covers(asker, person.rights),
});
