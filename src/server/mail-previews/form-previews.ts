import { and, desc, eq, ne } from 'drizzle-orm';
import type { FormMail, MailKind } from '../../content/mails/mail-kinds.ts';
import type { FormName } from '../../domain/forms/form.ts';
import type { Language, Locales } from '../../domain/language.ts';
import { relayMail } from '../agents/agent-mails.ts';
import type { Queries } from '../content/store/repository.ts';
import { agent } from '../database/agents-schema.ts';
import { form_entry, form_submission } from '../database/forms-schema.ts';
import { replyMail, type Sent, staffMail, visitorMail } from '../forms/form-mails.ts';
import { mailingSite } from '../forms/mailing-site.ts';
import { leadsTo, offeredBy } from '../site/forms/offered-by.ts';
import { examplePerson, exampleValues } from './example-values.ts';
import type { PreviewedMail, PreviewSources } from './previewed-mail.ts';

/** The mails of a form, made from what came last by it. */

const newestOf = (db: Queries, siteId: number, form: FormName) =>
  db
    .select({ submission: form_submission, agent })
    .from(form_submission)
    .leftJoin(agent, eq(agent.id, form_submission.agent_id))
    .where(
      and(
        eq(form_submission.site_id, siteId),
        eq(form_submission.form, form),
        ne(form_submission.state, 'spam'),
      ),
    )
    .orderBy(desc(form_submission.id))
    .limit(1);

const exampleAnswer: Locales<string> = {
  en: 'Dear Ruth,\n\nWith pleasure: a table by the sea is yours at eight. The pool is warm all year.\n\nThe front desk',
  es: 'Querida María:\n\nCon mucho gusto: tiene una mesa junto al mar a las ocho. La alberca está tibia todo el año.\n\nRecepción',
};

async function lastAnswer(db: Queries, submissionId: number): Promise<string | undefined> {
  const [entry] = await db
    .select({ text: form_entry.text })
    .from(form_entry)
    .where(and(eq(form_entry.submission_id, submissionId), eq(form_entry.kind, 'reply')))
    .orderBy(desc(form_entry.id))
    .limit(1);
  return entry?.text;
}

/** Where the mail leads that goes to whoever asks for the first thing that the site offers. */
function linkOf(form: FormName, { requestIn }: PreviewSources, language: Language): string | undefined {
  const request = requestIn(language);
  const [first] = offeredBy(form, request);
  return first && leadsTo(form, request, new Map([[form, first.value]]));
}

export async function previewForm(
  { form, letter }: Extract<MailKind, { group: 'forms' }>,
  language: Language,
  sources: PreviewSources,
): Promise<PreviewedMail> {
  const { db, siteId, requestIn } = sources;
  const request = requestIn(language);
  const site = mailingSite(request.snapshot.site, form);
  const [newest] = await newestOf(db, siteId, form);
  const { origin } = request;
  const sent: Sent = newest
    ? { id: newest.submission.id, form, language, values: newest.submission.values }
    : { id: 0, form, language, values: exampleValues(form, request) };
  const makers: Readonly<Record<FormMail, () => Promise<PreviewedMail> | PreviewedMail>> = {
    staff: () => ({
      mail: staffMail(sent, { ...site, staffLanguage: language, address: site.address ?? '' }, origin),
      ...(site.address === null && { isNotSent: true }),
    }),
    visitor: () => ({ mail: visitorMail(sent, site, linkOf(form, sources, language)) }),
    relay: () => ({
      mail: relayMail(
        { email: newest?.agent?.email ?? examplePerson(language).email, language },
        sent.id,
        sent.values,
        { site, origin },
      ),
    }),
    reply: async () => ({
      mail: replyMail(
        { ...sent, email: sent.values['email']! },
        (newest && (await lastAnswer(db, sent.id))) ?? exampleAnswer[language],
        site,
      ),
    }),
  };
  const made = await makers[letter]();
  return { ...made, ...(newest && { record: `/inbox/${newest.submission.id}` }) };
}
