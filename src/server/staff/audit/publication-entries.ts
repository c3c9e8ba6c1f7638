import { type SQL, sql } from 'drizzle-orm';

/**
 * What was decided about publication, as entries of the audit log: from the log `publication`, and from `approval` what
 * was sent, approved and sent back. What a save published at once stands with that save, and what an approval published
 * with the approval. One decision about both languages is one entry.
 */

/** An entry for now takes the moment after the record's lock was got; who names a moment names a whole minute to come. */
const isScheduled = sql`(p.at > p.made_at + interval '30 seconds')`;

const isSameDecision = sql`other.type = p.type and other.record_id = p.record_id and other.made_at = p.made_at
  and other.action = p.action and other.at = p.at`;

const isOfSave = sql`exists (select from revision made where made.type = p.type and made.record_id = p.record_id
  and made.number = p.revision and made.at = p.made_at)`;

const isOfApproval = sql`exists (select from approval given where given.type = p.type
  and given.record_id = p.record_id and given.outcome = 'approved' and given.decided_at = p.made_at)`;

export const publicationAction = sql`case when ${isScheduled} then 'schedule-' || p.action else p.action end`;

export const isOwnDecision = sql`not exists (select from publication other where ${isSameDecision} and other.id < p.id)
  and not (not ${isScheduled} and ${isOfSave}) and not ${isOfApproval}`;

export const publicationDetail = sql`jsonb_strip_nulls(jsonb_build_object(
  'languages', (select jsonb_agg(other.language order by other.language) from publication other where ${isSameDecision}),
  'from', case when ${isScheduled} then to_jsonb(p.at) end,
  'cancelled_by', p.cancelled_by))`;

/** The languages that a save published at once; null where it published none. */
export const publishedBySave = sql`(
  select jsonb_build_object('languages', jsonb_agg(p.language order by p.language))
  from publication p
  where p.type = r.type and p.record_id = r.record_id and p.revision = r.number and p.made_at = r.at
    and not ${isScheduled}
  having count(*) > 0)`;

/** Approvals as what happened to them: each was sent once, and some were decided. */
export const approvalSteps = sql`(
  select s.id, s.type, s.record_id, s.site_id, s.asked_at as at, s.asked_by as actor, s.asked_by_name as actor_name,
    'sent-for-approval' as action, s.languages, s.note as comment
  from approval s
  union all
  select d.id, d.type, d.record_id, d.site_id, d.decided_at, d.decided_by, d.decided_by_name, d.outcome,
    d.languages, d.comment
  from approval d where d.outcome in ('approved', 'sent-back'))`;

export const approvalDetail = sql`jsonb_strip_nulls(jsonb_build_object(
  'languages', to_jsonb(a.languages), 'comment', a.comment))`;

/** The newest revision of the record that `alias` is about, under the name `r`. */
export const newestRevision = (alias: SQL): SQL => sql`left join lateral (
  select record from revision
  where revision.type = ${alias}.type and revision.record_id = ${alias}.record_id
  order by number desc limit 1) r on true`;
