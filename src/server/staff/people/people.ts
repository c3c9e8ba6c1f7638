import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/language.ts';
import { covers, type Rights, rightsOfRoles } from '../../../domain/staff/role.ts';
import { searchPieces } from '../../../domain/search.ts';
import type { Queries } from '../../content/store/repository.ts';
import { containing } from '../../database/containing.ts';

/** Queries for people of the staff, with their roles and sites. */

interface RoleOfPerson {
  readonly id: number;
  readonly name: string;
  readonly name_es: string | null;
  readonly permissions: string[];
  readonly may_change: boolean;
  readonly may_publish: boolean;
  readonly words_only_in: string[];
}

interface PersonFacts {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly two_factor: boolean;
  readonly disabled: boolean;
  /** Has not chosen a password yet. */
  readonly invited: boolean;
  readonly last_seen_at: string | null;
  readonly created_at: string;
  readonly roles: readonly RoleOfPerson[];
}

type PersonRow = PersonFacts & Record<string, unknown> & { all_sites: boolean; site_ids: number[] };

export interface Person extends PersonFacts {
  readonly rights: Rights;
}

const utc = (column: SQL) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const people = sql`
  select u.id, u.version, u.name, u.email, u.language, u.two_factor, u.all_sites,
    u.disabled_at is not null as disabled,
    not exists (select 1 from staff_account a where a.user_id = u.id and a.password is not null) as invited,
    ${utc(sql`u.last_seen_at`)} as last_seen_at, ${utc(sql`u.created_at`)} as created_at,
    (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'name_es', r.name_es,
      'permissions', r.permissions, 'may_change', r.may_change,
      'may_publish', r.may_publish, 'words_only_in', r.words_only_in) order by r.id), '[]')
      from staff_user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id) as roles,
    (select coalesce(json_agg(us.site_id order by us.site_id), '[]')
      from staff_user_site us where us.user_id = u.id) as site_ids
  from staff_user u`;

function personOf({ all_sites, site_ids, ...row }: PersonRow): Person {
  return { ...row, rights: { ...rightsOfRoles(row.roles), siteIds: all_sites ? 'all' : site_ids } };
}

/** Everybody who shares a site with the viewer. */
function isVisibleTo(siteIds: Rights['siteIds']): SQL {
  if (siteIds === 'all') return sql`true`;
  return sql`(u.all_sites or exists (select 1 from staff_user_site us
    where us.user_id = u.id and us.site_id = any(${sql.param(siteIds)}::int[])))`;
}

const matchesSearch = (words: string | undefined): SQL =>
  searchPieces(words ?? '')
    .map(containing)
    .reduce(
      (all, word) =>
        sql`${all} and (regexp_replace(normalize(u.name, NFD), '[\\u0300-\\u036f]', '', 'g') || ' ' || u.email) ilike ${word}`,
      sql`true`,
    );

export interface PeopleQuery {
  readonly siteIds: Rights['siteIds'];
  readonly words?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export async function findPeople(
  db: Queries,
  { siteIds, words, page, pageSize }: PeopleQuery,
): Promise<{ people: Person[]; total: number }> {
  const where = sql`where ${isVisibleTo(siteIds)} and ${matchesSearch(words)}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.execute<PersonRow>(
      sql`${people} ${where} order by u.name, u.id limit ${pageSize} offset ${(page - 1) * pageSize}`,
    ),
    db.execute<{ total: number }>(sql`select count(*)::int as total from staff_user u ${where}`),
  ]);
  return { people: rows.map(personOf), total: counted[0]?.total ?? 0 };
}

const findOne = async (db: Queries, where: SQL): Promise<Person | undefined> => {
  const { rows } = await db.execute<PersonRow>(sql`${people} where ${where}`);
  return rows[0] && personOf(rows[0]);
};

export const findPerson = (db: Queries, id: string): Promise<Person | undefined> =>
  findOne(db, sql`u.id = ${id}`);

export const findPersonByEmail = (db: Queries, email: string): Promise<Person | undefined> =>
  findOne(db, sql`u.email = ${email.toLowerCase()}`);

/** Whoever was invited last, of those who share a site with the viewer: who has not come yet stands before the others. */
export const findLastInvited = (db: Queries, siteIds: Rights['siteIds']): Promise<Person | undefined> =>
  findOne(db, sql`${isVisibleTo(siteIds)} order by invited desc, u.created_at desc, u.id limit 1`);

/** The ids of everybody without further permissions or sites than the viewer. */
export async function findCovered(db: Queries, viewer: Rights): Promise<string[]> {
  const { rows } = await db.execute<PersonRow>(sql`${people} where ${isVisibleTo(viewer.siteIds)}`);
  return rows
    .map(personOf)
    .filter(({ rights }) => covers(viewer, rights))
    .map(({ id }) => id);
}

/** Everybody who is enabled and can sign in; at least one of them must stay an administrator. */
export async function findEnabled(db: Queries): Promise<Person[]> {
  const { rows } = await db.execute<PersonRow>(sql`${people} where u.disabled_at is null
    and exists (select 1 from staff_account a where a.user_id = u.id and a.password is not null)`);
  return rows.map(personOf);
}
