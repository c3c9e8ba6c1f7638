import { and, asc, desc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { type FormField, shownValue, staffLabel } from '../../domain/forms/form-field.ts';
import { mailFailure, PRINTED } from '../../domain/forms/mail-state.ts';
import { type FormName, formNames } from '../../domain/forms/form.ts';
import type { SubmissionState } from '../../domain/forms/submission.ts';
import { forms } from '../../content/forms/index.ts';
import { searchPieces } from '../../domain/search.ts';
import type { Language } from '../../domain/language.ts';
import type { Queries } from '../content/store/repository.ts';
import { containing } from '../database/containing.ts';
import { form_entry, form_submission, mail_outbox } from '../database/forms-schema.ts';
import { type CsvPart, olderThan } from '../http/csv.ts';
import type { Paging } from '../http/paging.ts';

/** What staff read of what visitors sent. */

export type Submission = typeof form_submission.$inferSelect;

export interface InboxFilter {
  /** Every site when undefined. */
  readonly siteIds: readonly number[] | undefined;
  readonly form?: FormName | undefined;
  /** Those that the asker keeps; every one when undefined. */
  readonly forms?: readonly FormName[] | undefined;
  /** Whether the asker also keeps what this version does not know. */
  readonly keepsUnknown?: boolean | undefined;
  readonly state?: SubmissionState | undefined;
  /** The id of somebody of staff; null for what nobody looks after. */
  readonly assignee?: string | null | undefined;
  readonly words?: string | undefined;
}

const ofForms = ({ forms: kept, keepsUnknown = false }: InboxFilter): SQL | undefined =>
  kept &&
  or(
    inArray(form_submission.form, [...kept]),
    keepsUnknown ? notInArray(form_submission.form, [...formNames]) : undefined,
  );

const ofSites = (siteIds: readonly number[] | undefined): SQL | undefined =>
  siteIds && inArray(form_submission.site_id, [...siteIds]);

function matching(filter: InboxFilter): SQL | undefined {
  const { siteIds, form, state, assignee, words = '' } = filter;
  return and(
    ofSites(siteIds),
    form && eq(form_submission.form, form),
    ofForms(filter),
    state && eq(form_submission.state, state),
    assignee === null ? isNull(form_submission.assignee) : undefined,
    typeof assignee === 'string' ? eq(form_submission.assignee, assignee) : undefined,
    ...searchPieces(words).map((word) => sql`${form_submission.search} like ${containing(word)}`),
  );
}

export const countSubmissions = (db: Queries, filter: InboxFilter): Promise<number> =>
  db.$count(form_submission, matching(filter));

/** A part of a table of them, newest first. */
export const submissionsBefore = (db: Queries, filter: InboxFilter, part: CsvPart): Promise<Submission[]> =>
  db
    .select()
    .from(form_submission)
    .where(and(matching(filter), olderThan(form_submission.id, part)))
    .orderBy(desc(form_submission.id))
    .limit(part.limit);

/** Newest first. */
export async function listSubmissions(
  db: Queries,
  filter: InboxFilter,
  { page, pageSize }: Paging,
): Promise<{ data: Submission[]; total: number }> {
  const where = matching(filter);
  const data = await db
    .select()
    .from(form_submission)
    .where(where)
    .orderBy(desc(form_submission.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { data, total: await countSubmissions(db, filter) };
}

export async function findSubmission(db: Queries, id: number): Promise<Submission | undefined> {
  const [found] = await db.select().from(form_submission).where(eq(form_submission.id, id));
  return found;
}

/** What staff did with one, oldest first. */
export const entriesOf = (db: Queries, id: number) =>
  db
    .select({
      id: form_entry.id,
      kind: form_entry.kind,
      text: form_entry.text,
      actor_name: form_entry.actor_name,
      at: form_entry.at,
    })
    .from(form_entry)
    .where(eq(form_entry.submission_id, id))
    .orderBy(asc(form_entry.id));

/** The mails of one as they were sent, or are still to go, oldest first. */
export const mailsOf = (db: Queries, id: number) =>
  db
    .select({
      id: mail_outbox.id,
      kind: mail_outbox.kind,
      recipient: mail_outbox.recipient,
      subject: mail_outbox.subject,
      text: mail_outbox.text,
      created_at: mail_outbox.created_at,
      sent_at: mail_outbox.sent_at,
      next_try_at: mail_outbox.next_try_at,
      tries: mail_outbox.tries,
      error: mail_outbox.error,
    })
    .from(mail_outbox)
    .where(eq(mail_outbox.submission_id, id))
    .orderBy(asc(mail_outbox.id));

export interface MailReader {
  readonly looksAfterAgents: boolean;
  readonly isAdministrator: boolean;
}

/**
 * A mail as somebody may read it. The address of a travel agent is told neither to whoever wrote to them nor to staff who do
 * not look after agents. What a mail server said often names servers and people: only administrators read it.
 */
export function mailFor(
  { error, recipient, ...mail }: Awaited<ReturnType<typeof mailsOf>>[number],
  { looksAfterAgents, isAdministrator }: MailReader,
) {
  const isPrinted = error === PRINTED;
  return {
    ...mail,
    recipient: mail.kind === 'agent' && !looksAfterAgents ? '' : recipient,
    is_printed: isPrinted,
    failure: error === null || isPrinted ? null : mailFailure(error),
    error: isAdministrator ? error : null,
  };
}

/** All of one person, at these sites. */
export const submissionsOf = (
  db: Queries,
  email: string,
  siteIds: readonly number[] | undefined,
): Promise<Submission[]> =>
  db
    .select()
    .from(form_submission)
    .where(and(eq(form_submission.email, email), ofSites(siteIds)))
    .orderBy(desc(form_submission.id));

/** What was asked and answered, in the order of the form; also of a form that asks for less than it did. */
export function answersOf({ form, values }: Pick<Submission, 'form' | 'values'>, language: Language) {
  const fields: Readonly<Record<string, FormField>> = forms[form]?.fields ?? {};
  const asked = Object.keys(fields).filter((name) => values[name] !== undefined);
  const others = Object.keys(values).filter((name) => !fields[name]);
  return [...asked, ...others].map((name) => {
    const field = fields[name];
    const value = values[name]!;
    return {
      name,
      label: field ? staffLabel(field, language) : name,
      value: field ? shownValue(field, value, language) : value,
    };
  });
}
