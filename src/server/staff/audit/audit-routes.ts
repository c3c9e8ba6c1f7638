import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { isAdministrator } from '../../../domain/staff/role.ts';
import { containing } from '../../database/containing.ts';
import { staffOf } from '../../http/staff.ts';
import { pagingOf, pagingParameters } from '../../http/paging.ts';
import { textParameter } from '../../http/parameter.ts';
import { defineQuery } from '../../http/query.ts';
import type { StaffContext } from '../staff-context.ts';
import { findCovered } from '../people/people.ts';
import {
  approvalDetail,
  approvalSteps,
  isOwnDecision,
  newestRevision,
  publicationAction,
  publicationDetail,
  publishedBySave,
} from './publication-entries.ts';
import { soldOutDetail, soldOutSteps } from './sold-out-entries.ts';

/**
 * The audit log, newest first: entries about people and rights from the table `audit`, about records from
 * `revision`, about what guests read of them from `publication` and `approval`, about dishes from `sold_out`. Each part of the union reads no more rows than the page can need, by its index on time.
 */

interface Row extends Record<string, unknown> {
  id: string;
  at: string;
  actor: string | null;
  actor_name: string;
  action: string;
  subject: string | null;
  type: string | null;
  record_id: number | null;
  site_id: number | null;
  ip: string | null;
  detail: unknown;
}

/** Totals are counted up to this number. */
const MAX_COUNTED = 10_000;

interface AuditFilter {
  readonly siteIds: readonly number[] | 'all';
  /**
   * People whose entries the viewer may read: those without further rights than the viewer; 'all' for
   * administrators.
   */
  readonly people: readonly string[] | 'all';
  readonly words: string | undefined;
  readonly user: string | undefined;
  readonly action: string | undefined;
}

const isOneOf = (column: SQL, people: AuditFilter['people']): SQL =>
  people === 'all' ? sql`true` : sql`coalesce(${column} = any(${sql.param(people)}::text[]), false)`;

/** Entries by or about one of these people. Failed sign-ins without an account are for administrators only. */
function ofPeople({ people, words, user, action }: AuditFilter): SQL {
  const parts = [sql`(${isOneOf(sql`a.actor`, people)} or ${isOneOf(sql`a.subject_id`, people)})`];
  if (user !== undefined) parts.push(sql`(a.actor = ${user} or a.subject_id = ${user})`);
  if (action !== undefined) parts.push(sql`a.action = ${action}`);
  if (words !== undefined)
    parts.push(sql`(a.actor_name ilike ${containing(words)} or a.subject ilike ${containing(words)})`);
  return sql.join(parts, sql` and `);
}

/** Entries about records; `from` is the alias of the table that they are read of. */
function ofRecords(
  { siteIds, words, user, action }: AuditFilter,
  from: SQL = sql`r`,
  actionOf: SQL = sql`${from}.action`,
): SQL {
  const parts = [sql`true`];
  if (siteIds !== 'all') parts.push(sql`${from}.site_id = any(${sql.param(siteIds)}::int[])`);
  if (user !== undefined) parts.push(sql`${from}.actor = ${user}`);
  if (action !== undefined) parts.push(sql`${actionOf} = ${action}`);
  if (words !== undefined)
    parts.push(
      sql`(${from}.actor_name ilike ${containing(words)} or ${from}.type ilike ${containing(words)})`,
    );
  return sql.join(parts, sql` and `);
}

const publications = (filter: AuditFilter): SQL =>
  sql`${isOwnDecision} and ${ofRecords(filter, sql`p`, publicationAction)}`;

const titles = (Object.values(contentTypes) as ContentType[]).map(({ name, titleField, fields }) =>
  fields[titleField]?.localized
    ? sql`when ${name} then r.record #>> ${sql.param(['locale', 'en', titleField])}::text[]`
    : sql`when ${name} then r.record ->> ${titleField}`,
);

const pageSql = (filter: AuditFilter, limit: number) => sql`
  (select 'a' || a.id as id, a.at, a.actor, a.actor_name, a.action, a.subject, null::text as type,
     null::int as record_id, null::int as site_id,
     case when ${isOneOf(sql`coalesce(a.actor, a.subject_id)`, filter.people)} then a.ip end as ip,
     a.detail, a.id as n
   from audit a where ${ofPeople(filter)} order by a.at desc, a.id desc limit ${limit})
  union all
  (select 'r' || r.id, r.at, r.actor, r.actor_name, r.action, case r.type ${sql.join(titles, sql` `)} end, r.type,
     r.record_id, r.site_id, null, ${publishedBySave}, r.id
   from revision r where ${ofRecords(filter)} order by r.at desc, r.id desc limit ${limit})
  union all
  (select 'p' || p.id, p.made_at, p.actor, p.actor_name, ${publicationAction},
     case p.type ${sql.join(titles, sql` `)} end, p.type, p.record_id, p.site_id, null, ${publicationDetail}, p.id
   from publication p ${newestRevision(sql`p`)}
   where ${publications(filter)} order by p.id desc limit ${limit})
  union all
  (select a.action || a.id, a.at, a.actor, a.actor_name, a.action, case a.type ${sql.join(titles, sql` `)} end,
     a.type, a.record_id, a.site_id, null, ${approvalDetail}, a.id
   from ${approvalSteps} a ${newestRevision(sql`a`)}
   where ${ofRecords(filter, sql`a`)} order by a.at desc limit ${limit})
  union all
  (select s.action || s.id, s.at, s.actor, s.actor_name, s.action, s.name, s.type, s.record_id, s.site_id, null,
     ${soldOutDetail}, s.id
   from ${soldOutSteps} s where ${ofRecords(filter, sql`s`)} order by s.at desc limit ${limit})`;

const totalSql = (filter: AuditFilter) => sql`
  select (select count(*) from (select 1 from audit a where ${ofPeople(filter)} limit ${MAX_COUNTED}) one)
       + (select count(*) from (select 1 from revision r where ${ofRecords(filter)} limit ${MAX_COUNTED}) other)
       + (select count(*) from (select 1 from publication p where ${publications(filter)} limit ${MAX_COUNTED}) third)
       + (select count(*) from (select 1 from ${approvalSteps} a where ${ofRecords(filter, sql`a`)} limit ${MAX_COUNTED}) last)
       + (select count(*) from (select 1 from ${soldOutSteps} s where ${ofRecords(filter, sql`s`)} limit ${MAX_COUNTED}) dish)
    as total`;

const auditQuery = defineQuery({
  ...pagingParameters,
  searchterm: textParameter({ description: 'Part of a name or an address.' }),
  user: textParameter({ description: 'The id of a person.' }),
  action: textParameter({}),
});

export function auditRoutes(routes: FastifyInstance, { db }: StaffContext): void {
  const options = {
    config: { permission: 'manage users' },
    schema: { querystring: auditQuery.schema },
  } as const;
  routes.get('/', options, async (request) => {
    const { searchterm: words, user, action, ...paging } = auditQuery.read(request);
    const paged = pagingOf(paging);
    const staff = staffOf(request);
    const people = isAdministrator(staff) ? 'all' : await findCovered(db, staff);
    const filter: AuditFilter = { siteIds: staff.siteIds, people, words, user, action };
    const from = (paged.page - 1) * paged.pageSize;
    // Pages beyond the counted rows stay empty: each part of the union would have to read all its rows.
    const limit = from < MAX_COUNTED ? paged.pageSize : 0;
    const [{ rows }, { rows: counted }] = await Promise.all([
      db.execute<Row>(sql`select * from (${pageSql(filter, limit && from + limit)}) happened
        order by at desc, n desc limit ${limit} offset ${from}`),
      db.execute<{ total: string }>(totalSql(filter)),
    ]);
    const data = rows.map(({ n: _n, at, subject, ...row }) => ({
      ...row,
      at: new Date(at).toISOString(),
      subject: subject ?? '',
    }));
    return { data, meta: { total: Math.min(Number(counted[0]?.total ?? 0), MAX_COUNTED), ...paged } };
  });
}
