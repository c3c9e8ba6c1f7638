import { forms } from '../../content/forms/index.ts';
import { type FormField, shownValue, staffLabel } from '../../domain/forms/form-field.ts';
import type { FormName, FormValues } from '../../domain/forms/form.ts';
import type { Language } from '../../domain/language.ts';
import { escapeHtml } from '../http/html-text.ts';
import type { OutgoingMail } from '../mail/outbox.ts';

/** The mails that a form makes. */

interface Letter {
  readonly language: Language;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly (readonly [name: string, value: string])[];
  readonly link?: { readonly text: string; readonly href: string };
  /** Who writes, and how they are reached. */
  readonly foot: readonly string[];
}

const asHtmlLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/** The same words as plain text and as simple HTML. */
export function renderLetter({ language, paragraphs, rows = [], link, foot }: Letter): {
  text: string;
  html: string;
} {
  const text = [
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(link ? [`${link.text}:\n${link.href}`] : []),
    foot.join('\n'),
  ].join('\n\n');
  const cells = rows.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top" style="padding: .3em 1em .3em 0; font-weight: 400; color: #5a6665">${escapeHtml(name)}</th><td valign="top" style="padding: .3em 0">${asHtmlLines(value)}</td></tr>`,
  );
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<body style="font: 16px/1.5 sans-serif; color: #1d2b2a; max-width: 36em; margin: 2em auto; padding: 0 1em">
${paragraphs.map((one) => `<p>${asHtmlLines(one)}</p>`).join('\n')}
${cells.length > 0 ? `<table style="border-collapse: collapse">${cells.join('\n')}</table>` : ''}
${link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : ''}
<p style="color: #5a6665">${foot.map(escapeHtml).join('<br>')}</p>
</body></html>
`;
  return { text: `${text}\n`, html };
}

/** A site as its mails name it. */
export interface MailingSite {
  readonly name: string;
  /** The language that its staff read first. */
  readonly staffLanguage: Language;
  readonly telephone: string | null;
  /** Where mails of a form go, and what visitors answer to; null where the site gives no address. */
  readonly address: string | null;
}

export interface Sent {
  readonly id: number;
  readonly form: FormName;
  readonly language: Language;
  readonly values: FormValues;
}

/** How a site is reached, below its mails. */
export const footOf = ({ name, telephone, address }: MailingSite): string[] =>
  [name, telephone, address].filter((one) => one !== null);

/** What was sent, as staff read it. */
const shownRows = (form: FormName, values: FormValues, language: Language) =>
  Object.entries<FormField>(forms[form].fields).flatMap(([name, field]) => {
    const value = values[name];
    return value === undefined
      ? []
      : [[staffLabel(field, language), shownValue(field, value, language)] as const];
  });

const staffWords = {
  en: { lead: (site: string) => `A visitor of ${site} wrote:`, open: 'Open it in devise' },
  es: { lead: (site: string) => `Un visitante de ${site} escribió:`, open: 'Abrirlo en devise' },
};

/** To whoever looks after the form. An answer goes to the visitor. */
export function staffMail(
  sent: Sent,
  site: MailingSite & { readonly address: string },
  origin: string,
): OutgoingMail {
  const { staffLanguage: language } = site;
  const { lead, open } = staffWords[language];
  const who = sent.values['name'] ?? sent.values['email'];
  const letter = renderLetter({
    language,
    paragraphs: [lead(site.name)],
    rows: shownRows(sent.form, sent.values, language),
    link: { text: open, href: `${origin}/devise/inbox/${sent.id}` },
    foot: [site.name],
  });
  return {
    submissionId: sent.id,
    kind: 'staff',
    to: site.address,
    senderName: site.name,
    replyTo: sent.values['email'] ?? null,
    subject: `${forms[sent.form].labels[language]}: ${who}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...letter,
  };
}

/**
 * To the visitor. Nothing that was typed stands in it: whoever types another person's address and an advertisement has
 * nothing delivered.
 */
export function visitorMail(
  { id, form, language, values }: Sent,
  site: MailingSite,
  href?: string,
): OutgoingMail {
  const { confirmation, link: called } = forms[form];
  const { subject, text } = confirmation[language];
  return {
    submissionId: id,
    kind: 'visitor',
    to: values['email']!,
    senderName: site.name,
    replyTo: site.address,
    subject: `${subject} · ${site.name}`,
    headers: { 'Auto-Submitted': 'auto-replied' },
    ...renderLetter({
      language,
      paragraphs: [text],
      ...(called && href !== undefined && { link: { text: called[language], href } }),
      foot: footOf(site),
    }),
  };
}

interface Answered extends Pick<Sent, 'id' | 'form' | 'language'> {
  readonly email: string;
}

/** What staff write to the visitor, under the name of the site. */
export const replyMail = (
  { id, email, language, form }: Answered,
  text: string,
  site: MailingSite,
): OutgoingMail => ({
  submissionId: id,
  kind: 'reply',
  to: email,
  senderName: site.name,
  replyTo: site.address,
  subject: `Re: ${forms[form].labels[language]} · ${site.name}`,
  ...renderLetter({ language, paragraphs: [text], foot: footOf(site) }),
});
