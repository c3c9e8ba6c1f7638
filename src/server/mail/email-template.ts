import type { Language } from '../../domain/language.ts';
import { escapeHtml } from '../http/html-text.ts';

/** An email as plain text and as simple HTML. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The link that it is about, to print where no mail is sent. */
  readonly link?: string;
  /** As whom it is sent; 'Palapa' where nothing is said. */
  readonly senderName?: string;
  readonly replyTo?: string | null;
  /** Before the @ of its Message-ID; a new one where nothing is said. */
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>> | null;
}

interface EmailTexts {
  readonly subject: string;
  readonly greeting: string;
  readonly why: string;
  readonly button: string;
  readonly ends: string;
}

type EmailTemplate = Readonly<Record<Language, (name: string, by: string) => EmailTexts>>;

const invitation: EmailTemplate = {
  en: (name, by) => ({
    subject: 'Your invitation to Palapa',
    greeting: `Hello ${name},`,
    why: `${by} has invited you to help keep the resorts' pages up to date in Palapa. Follow this link to choose your password:`,
    button: 'Accept the invitation',
    ends: 'The link can be used once and holds for seven days. If you were not expecting it, simply leave it.',
  }),
  es: (name, by) => ({
    subject: 'Su invitación a Palapa',
    greeting: `Hola, ${name}:`,
    why: `${by} le invita a mantener al día las páginas de los resorts en Palapa. Abra este enlace para elegir su contraseña:`,
    button: 'Aceptar la invitación',
    ends: 'El enlace sirve una sola vez y vence en siete días. Si no lo esperaba, no tiene que hacer nada.',
  }),
};

const reset: EmailTemplate = {
  en: (name) => ({
    subject: 'A new password for Palapa',
    greeting: `Hello ${name},`,
    why: 'Somebody asked for a new password for your account. If it was you, choose it here:',
    button: 'Choose a new password',
    ends: 'The link can be used once and holds for one hour. If it was not you, leave it: your password stays as it is.',
  }),
  es: (name) => ({
    subject: 'Una nueva contraseña para Palapa',
    greeting: `Hola, ${name}:`,
    why: 'Se pidió una nueva contraseña para su cuenta. Si fue usted, elíjala aquí:',
    button: 'Elegir una nueva contraseña',
    ends: 'El enlace sirve una sola vez y vence en una hora. Si no fue usted, no haga nada: su contraseña sigue igual.',
  }),
};

const templates = { invitation, reset };

export type TemplateName = keyof typeof templates;

interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** `by` is the name of the person who invites. */
export function renderEmail(kind: TemplateName, to: Recipient, link: string, by = ''): Email {
  const { subject, greeting, why, button, ends } = templates[kind][to.language](to.name, by);
  return {
    to: to.email,
    subject,
    link,
    text: `${greeting}\n\n${why}\n\n${link}\n\n${ends}\n\nPalapa\n`,
    html: `<!doctype html><html lang="${to.language}"><meta charset="utf-8"><title>${subject}</title>
<body style="font: 16px/1.5 sans-serif; color: #1d2b2a; max-width: 34em; margin: 2em auto; padding: 0 1em">
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(why)}</p>
<p><a href="${escapeHtml(link)}" style="display: inline-block; padding: .7em 1.2em; border-radius: 6px; background: #0b6e69; color: #fff">${button}</a></p>
<p style="color: #5a6665">${ends}</p>
<p>Palapa</p>
</body></html>
`,
  };
}
