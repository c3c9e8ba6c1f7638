import { and, eq, sql } from 'drizzle-orm';
import type { SubmissionState } from '../../domain/forms/submission.ts';
import type { Database, Queries } from '../content/store/repository.ts';
import type { Actor } from '../content/write/history.ts';
import { form_entry, form_submission, mail_outbox } from '../database/forms-schema.ts';
import { Conflict, NotFound } from '../http/errors.ts';
import { enqueueMails } from '../mail/outbox.ts';
import { type MailingSite, replyMail } from './form-mails.ts';
import { findSubmission, type Submission } from './inbox.ts';

/** What staff do with what visitors sent. Each change is an entry, in the same transaction. */

export type EntryKind = (typeof form_entry.$inferInsert)['kind'];

const addEntry = (db: Queries, submissionId: number, actor: Actor, kind: EntryKind, text: string) =>
  db.insert(form_entry).values({
    submission_id: submissionId,
    kind,
    text,
    actor: actor.id,
    actor_name: actor.name,
  });

export interface Assignee {
  readonly id: string;
  readonly name: string;
}

export interface SubmissionChange {
  /** The version that was read. */
  readonly version: number;
  readonly state?: SubmissionState | undefined;
  /** Null takes it from whoever has it. */
  readonly assignee?: Assignee | null | undefined;
}

/** For a submission that no longer has the version that was read. */
async function changedMeanwhile(db: Queries, id: number): Promise<Conflict | NotFound> {
  const current = await findSubmission(db, id);
  return current
    ? new Conflict({ id, version: current.version }, 'Somebody changed this first.')
    : new NotFound();
}

/** Throws Conflict where somebody changed it first. */
export const changeSubmission = (
  db: Database,
  id: number,
  actor: Actor,
  { version, state, assignee }: SubmissionChange,
): Promise<Submission> =>
  db.transaction(async (tx) => {
    const [changed] = await tx
      .update(form_submission)
      .set({
        version: sql`${form_submission.version} + 1`,
        updated_at: sql`now()`,
        ...(state && { state }),
        ...(assignee !== undefined && {
          assignee: assignee?.id ?? null,
          assignee_name: assignee?.name ?? null,
        }),
      })
      .where(and(eq(form_submission.id, id), eq(form_submission.version, version)))
      .returning();
    if (!changed) throw await changedMeanwhile(tx, id);
    if (state) await addEntry(tx, id, actor, 'state', state);
    if (assignee !== undefined) await addEntry(tx, id, actor, 'assignee', assignee?.name ?? '');
    return changed;
  });

export const addNote = async (db: Queries, id: number, actor: Actor, text: string): Promise<void> => {
  await addEntry(db, id, actor, 'note', text);
};

/**
 * An answer to the visitor, under the name of the site. It goes by the outbox, and stands among the entries. Throws Conflict
 * where somebody answered or changed it since `version` was read, so that no answer goes out twice.
 */
export const replyTo = (
  db: Database,
  { id, email, language, form }: Submission,
  actor: Actor,
  { text, site, version }: { readonly text: string; readonly site: MailingSite; readonly version: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(form_submission)
      .set({
        state: 'answered',
        version: sql`${form_submission.version} + 1`,
        updated_at: sql`now()`,
      })
      .where(and(eq(form_submission.id, id), eq(form_submission.version, version)));
    if (rowCount !== 1) throw await changedMeanwhile(tx, id);
    await enqueueMails(tx, [replyMail({ id, email, language, form }, text, site)]);
    await addEntry(tx, id, actor, 'reply', text);
  });

/** Mails that were given up are tried again. How many. */
export async function retryMails(db: Queries, id: number): Promise<number> {
  const retried = await db
    .update(mail_outbox)
    .set({ next_try_at: sql`now()`, created_at: sql`now()` })
    .where(
      sql`${mail_outbox.submission_id} = ${id} and ${mail_outbox.sent_at} is null and ${mail_outbox.next_try_at} is null`,
    )
    .returning({ id: mail_outbox.id });
  return retried.length;
}

export const deleteSubmission = async (db: Queries, id: number): Promise<void> => {
  await db.delete(form_submission).where(eq(form_submission.id, id));
};
