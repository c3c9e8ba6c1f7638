import type { contentTypes } from '../../content/index.ts';
import { emailAddress } from '../../domain/email-address.ts';
import type { FormName } from '../../domain/forms/form.ts';
import { defaultLanguage } from '../../domain/language.ts';
import type { StoredRecord } from '../content/store/record.ts';
import type { MailingSite } from './form-mails.ts';

/** A site as the mails of a form name it: the form's own address, else that under which the site is reached. */
export function mailingSite(
  { name, localized, firstLanguage, contact, formMail }: StoredRecord<typeof contentTypes.site>,
  form: FormName,
): MailingSite {
  return {
    name,
    staffLanguage: localized ? (firstLanguage ?? defaultLanguage) : defaultLanguage,
    telephone: contact?.telephone ?? null,
    address:
      (form in (formMail ?? {}) ? formMail?.[form as keyof typeof formMail] : null) ??
      emailAddress(contact?.email ?? '') ??
      null,
  };
}
