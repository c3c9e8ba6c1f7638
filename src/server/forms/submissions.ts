import { sql } from 'drizzle-orm';
import { forms } from '../../content/forms/index.ts';
import type { FormName, FormValues } from '../../domain/forms/form.ts';
import { fold } from '../../domain/fold.ts';
import type { Language } from '../../domain/language.ts';
import type { Database, Queries } from '../content/store/repository.ts';
import { form_submission } from '../database/forms-schema.ts';
import { enqueueMails, type OutgoingMail } from '../mail/outbox.ts';
import { staffMail, type MailingSite, visitorMail } from './form-mails.ts';

/** Takes what visitors send. */

export interface NewSubmission {
  readonly siteId: number;
  readonly form: FormName;
  readonly language: Language;
  readonly page: string;
  readonly values: FormValues;
  /** The same one is the same form, sent again. */
  readonly nonce: string;
  /** The travel agent to whom it is passed on. */
  readonly agentId?: string;
  /** A program filled in what no person sees: it is kept for a while, in case it was a person, and told to nobody. */
  readonly isSpam: boolean;
}

interface Told {
  readonly site: MailingSite;
  /** Scheme and host, for the link of the mail to staff. */
  readonly origin: string;
  /** Whether the visitor gets a mail: many to one address are somebody's game. Asked of what comes for the first time. */
  readonly tellsVisitor: (queries: Queries) => Promise<boolean>;
  /** Where the mail to the visitor leads, for a form that leads to something. */
  readonly link?: string;
  /** In the place of the mail to staff. */
  readonly passOn?: (submissionId: number) => OutgoingMail;
}

/** Days. */
const SPAM_KEPT = 30;

/**
 * In one transaction with its mails: what is accepted is told, also when the process is killed. False for what came before:
 * pressed twice, or repeated by a browser that heard no answer.
 */
export const acceptSubmission = (db: Database, sent: NewSubmission, told: Told): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { siteId, form, language, page, values, nonce, isSpam, agentId } = sent;
    const days = isSpam ? SPAM_KEPT : forms[form].keptDays;
    const [row] = await tx
      .insert(form_submission)
      .values({
        site_id: siteId,
        form,
        language,
        page,
        values,
        name: values['name'] ?? null,
        email: values['email']!,
        search: fold(Object.values(values).join('\n')),
        nonce,
        agent_id: agentId ?? null,
        state: isSpam ? 'spam' : 'new',
        delete_at: sql`now() + make_interval(days => ${days})`,
      })
      .onConflictDoNothing({ target: form_submission.nonce })
      .returning({ id: form_submission.id });
    if (!row || isSpam) return row !== undefined;
    const { site, origin, tellsVisitor, link, passOn } = told;
    const { address } = site;
    await enqueueMails(tx, [
      ...(passOn ? [passOn(row.id)] : []),
      ...(passOn || address === null
        ? []
        : [staffMail({ ...sent, id: row.id }, { ...site, address }, origin)]),
      ...((await tellsVisitor(tx)) ? [visitorMail({ ...sent, id: row.id }, site, link)] : []),
    ]);
    return true;
  });

/** Part of the daily maintenance. Notes and mails go with what they belong to. */
export const deleteOldSubmissions = async (db: Queries): Promise<void> => {
  await db.execute(sql`delete from form_submission where delete_at < now()`);
};
