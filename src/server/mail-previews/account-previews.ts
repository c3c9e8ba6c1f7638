import type { AccountMail } from '../../content/mails/mail-kinds.ts';
import type { Language } from '../../domain/language.ts';
import { renderEmail } from '../mail/email-template.ts';
import { addressOfLink } from '../staff/links/send-link.ts';
import { findLastInvited } from '../staff/people/people.ts';
import { examplePerson } from './example-values.ts';
import { NO_TOKEN, type PreviewedMail, type PreviewSources } from './previewed-mail.ts';

/** The mails of staff accounts, as whoever was invited last would get them from whoever looks. */
export async function previewAccount(
  letter: AccountMail,
  language: Language,
  { db, deviseOrigin, staff }: PreviewSources,
): Promise<PreviewedMail> {
  const last = await findLastInvited(db, staff.siteIds);
  const { name, email } = last ?? examplePerson(language);
  const link = addressOfLink(deviseOrigin, letter, NO_TOKEN);
  return {
    mail: renderEmail(letter, { name, email, language }, link, staff.name),
    ...(last && { record: `/users/${last.id}/edit` }),
  };
}
