import { desc, eq } from 'drizzle-orm';
import type { NewsletterMail } from '../../content/mails/mail-kinds.ts';
import type { Language } from '../../domain/language.ts';
import { newsletter_subscriber } from '../database/forms-schema.ts';
import { mailingSite } from '../forms/mailing-site.ts';
import { confirmMail, newsletterAddress, welcomeMail } from '../forms/newsletter/newsletter-mails.ts';
import type { OutgoingMail } from '../mail/outbox.ts';
import { examplePerson } from './example-values.ts';
import { NO_TOKEN, type PreviewedMail, type PreviewSources } from './previewed-mail.ts';

/** The mails of the newsletter, as whoever asked last would get them. */
export async function previewNewsletter(
  letter: NewsletterMail,
  language: Language,
  { db, siteId, requestIn }: PreviewSources,
): Promise<PreviewedMail> {
  const { snapshot, origin } = requestIn(language);
  const [newest] = await db
    .select()
    .from(newsletter_subscriber)
    .where(eq(newsletter_subscriber.site_id, siteId))
    .orderBy(desc(newsletter_subscriber.asked_at), desc(newsletter_subscriber.id))
    .limit(1);
  const to = {
    subscriberId: newest?.id ?? 0,
    email: newest?.email ?? examplePerson(language).email,
    language,
    site: mailingSite(snapshot.site, 'newsletter'),
  };
  const linkTo = (step: 'confirm' | 'leave') => newsletterAddress(origin, language, step, NO_TOKEN);
  const makers: Readonly<Record<NewsletterMail, () => OutgoingMail>> = {
    confirm: () => confirmMail(to, linkTo('confirm')),
    welcome: () => welcomeMail(to, linkTo('leave'), true),
    already: () => welcomeMail(to, linkTo('leave'), false),
  };
  return { mail: makers[letter](), ...(newest && { record: '/newsletter' }) };
}
