import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../domain/language.ts';
import { rightsOfRoles } from '../../../domain/staff/role.ts';
import type { Database } from '../../content/store/repository.ts';
import type { IdentifyStaff, Staff } from '../../http/staff.ts';
import { sessionCookie, sessionToken } from './session-cookie.ts';
import { IDLE_SECONDS } from './session-lifetime.ts';

interface PersonRow {
  id: string;
  name: string;
  language: Language;
  all_sites: boolean;
  roles: { permissions: string[]; may_change: boolean; may_publish: boolean; words_only_in: string[] }[];
  site_ids: number[];
}

interface SessionRow extends PersonRow {
  session_id: string;
  is_seen_lately: boolean;
}

/** The columns of a person `u` with their rights. */
const person = sql`u.id, u.name, u.language, u.all_sites,
    (select coalesce(json_agg(json_build_object('permissions', r.permissions, 'may_change', r.may_change,
      'may_publish', r.may_publish, 'words_only_in', r.words_only_in)), '[]')
      from staff_user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id) as roles,
    (select coalesce(json_agg(us.site_id), '[]') from staff_user_site us where us.user_id = u.id) as site_ids`;

/**
 * A session with its person and rights in one query; no row for a session that has ended, or a disabled person.
 */
const sessionSql = (token: string) => sql`
  select s.id as session_id, ${person},
    least(s.last_seen_at, coalesce(u.last_seen_at, 'epoch')) > now() - interval '1 minute' as is_seen_lately
  from staff_session s join staff_user u on u.id = s.user_id
  where s.token = ${token} and s.expires_at > now() and u.disabled_at is null
    and s.last_seen_at > now() - make_interval(secs => ${IDLE_SECONDS})`;

/**
 * Updated once a minute at most: a session ends after two idle hours. A person whose row is locked is left out: whoever
 * disables them locks the row before the sessions, and the two would wait for each other.
 */
async function markSeen(db: Database, found: SessionRow): Promise<void> {
  await db.execute(sql`
    with seen as (update staff_session set last_seen_at = now() where id = ${found.session_id} returning user_id)
    update staff_user set last_seen_at = now() where id = (
      select id from staff_user where id = (select user_id from seen) for update skip locked)`);
}

async function findStaff(db: Database, token: string): Promise<Staff | null> {
  const { rows } = await db.execute<SessionRow & Record<string, unknown>>(sessionSql(token));
  const found = rows[0];
  if (!found) return null;
  if (!found.is_seen_lately) await markSeen(db, found);
  return { ...staffOfRow(found), sessionId: found.session_id };
}

const staffOfRow = ({ id, name, language, all_sites, site_ids, roles }: PersonRow): Staff => ({
  id,
  name,
  language,
  siteIds: all_sites ? 'all' : site_ids,
  ...rightsOfRoles(roles),
});

/** A person with the rights they have now, without a session; null where they are disabled or gone. */
export async function findStaffById(db: Database, id: string): Promise<Staff | null> {
  const { rows } = await db.execute<PersonRow & Record<string, unknown>>(
    sql`select ${person} from staff_user u where u.id = ${id} and u.disabled_at is null`,
  );
  return rows[0] ? staffOfRow(rows[0]) : null;
}

/** Identifies the person of a request by its session cookie. The result is cached per request. */
export function identifyBySession(db: Database): IdentifyStaff {
  const known = new WeakMap<FastifyRequest, Promise<Staff | null>>();
  const read = async (request: FastifyRequest) => {
    const cookie = sessionCookie(request);
    const token = cookie && sessionToken(cookie, await request.server.signingKey());
    return token ? findStaff(db, token) : null;
  };
  return (request) => {
    const response = known.get(request) ?? read(request);
    known.set(request, response);
    return response;
  };
}
