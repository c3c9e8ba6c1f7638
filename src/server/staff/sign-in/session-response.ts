import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentTypes } from '../../../content/index.ts';
import { defaultLanguage } from '../../../domain/language.ts';
import type { Rights } from '../../../domain/staff/role.ts';
import { findRecords } from '../../content/store/repository.ts';
import { issueCsrf } from '../csrf/csrf.ts';
import type { StaffContext } from '../staff-context.ts';
import { findPerson, type Person } from '../people/people.ts';

/** The session as the staff app gets it: the person, their rights and sites, and the CSRF token. */

const userResponse = ({ id, name, email, language, rights, roles, two_factor }: Person) => ({
  id,
  name,
  email,
  language,
  permissions_list: rights.permissions,
  views_list: rights.views,
  words_list: rights.words ?? {},
  publish_list: rights.publishes ?? rights.permissions,
  site_ids: rights.siteIds,
  roles: roles.map((role) => ({ id: role.id, name: role.name, name_es: role.name_es })),
  two_factor,
});

async function sitesOf({ db }: StaffContext, siteIds: Rights['siteIds']) {
  const sites = await findRecords(db, contentTypes.site, siteIds === 'all' ? {} : { ids: siteIds });
  return sites.map((site) => ({
    id: site.id,
    key: site.key,
    name: site.name,
    localized: site.localized,
    firstLanguage: site.firstLanguage ?? defaultLanguage,
    timeZone: site.timeZone,
    hosts: ((site.hosts ?? []) as { host: string }[]).map(({ host }) => host),
    colors: site.colors,
  }));
}

/** Undefined when there is no such person. */
export async function sessionResponse(
  context: StaffContext,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
) {
  const person = await findPerson(context.db, userId);
  if (!person) return undefined;
  const [sites, csrf_token] = await Promise.all([
    sitesOf(context, person.rights.siteIds),
    issueCsrf(request, reply),
  ]);
  return { data: { user: userResponse(person), sites, csrf_token } };
}
