import { moneyText } from '../../domain/agents/money.ts';
import { numberKindNames } from '../../domain/agents/registration-number.ts';
import { countryName } from '../../domain/countries.ts';
import type { FormValues } from '../../domain/forms/form.ts';
import type { Language, Locales } from '../../domain/language.ts';
import { agentsPath } from '../../domain/site/agent-paths.ts';
import { footOf, type MailingSite, renderLetter } from '../forms/form-mails.ts';
import type { OutgoingMail } from '../mail/outbox.ts';
import type { Agent } from './account/agent-session.ts';

/** The mails of travel agents, in their language, as plain text and as HTML. */

export interface MailedFrom {
  readonly site: MailingSite;
  /** Scheme and host of the site. */
  readonly origin: string;
}

type Mailed = Pick<Agent, 'id' | 'email' | 'language'>;

interface To {
  readonly email: string;
  readonly language: Language;
}

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly text: string; readonly href: string };
}

function mailTo(
  { email, language }: To,
  { site }: MailedFrom,
  { subject, paragraphs, link }: Words,
  agentId?: string,
): OutgoingMail {
  return {
    ...(agentId !== undefined && { agentId }),
    kind: 'agent',
    to: email,
    senderName: site.name,
    replyTo: site.address,
    subject: `${subject} · ${site.name}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(link && { link: link.href }),
    ...renderLetter({ language, paragraphs, ...(link && { link }), foot: footOf(site) }),
  };
}

const confirmWords: Locales<Omit<Words, 'link'> & { readonly button: string }> = {
  en: {
    subject: 'Confirm your address',
    paragraphs: [
      'Somebody registered this address as that of a travel agent. If it was you, choose your password: that confirms the address, and your application comes to us.',
      'The link can be used once and holds for seven days. If it was not you, leave it: nothing happens.',
    ],
    button: 'Choose your password',
  },
  es: {
    subject: 'Confirma tu correo',
    paragraphs: [
      'Alguien registró este correo como el de un agente de viajes. Si fuiste tú, elige tu contraseña: con eso confirmas el correo y tu solicitud nos llega.',
      'El enlace sirve una sola vez y vence en siete días. Si no fuiste tú, no hagas nada: no pasa nada.',
    ],
    button: 'Elegir la contraseña',
  },
};

export function confirmMail(to: To, token: string, from: MailedFrom): OutgoingMail {
  const { button, ...words } = confirmWords[to.language];
  const href = `${from.origin}${agentsPath(to.language, 'confirm')}?token=${token}`;
  return mailTo(to, from, { ...words, link: { text: button, href } });
}

const knownWords: typeof confirmWords = {
  en: {
    subject: 'You are registered already',
    paragraphs: [
      'Somebody registered this address as that of a travel agent, and it is one already. If it was you, sign in; if you have forgotten the password, you can ask for a new one there.',
      'If it was not you, leave it: nothing has changed.',
    ],
    button: 'Sign in',
  },
  es: {
    subject: 'Ya tienes una cuenta',
    paragraphs: [
      'Alguien registró este correo como el de un agente de viajes, y ya lo es. Si fuiste tú, entra; si olvidaste la contraseña, ahí puedes pedir otra.',
      'Si no fuiste tú, no hagas nada: nada cambió.',
    ],
    button: 'Entrar',
  },
};

export function knownMail(to: To, from: MailedFrom, agentId: string): OutgoingMail {
  const { button, ...words } = knownWords[to.language];
  const href = `${from.origin}${agentsPath(to.language)}`;
  return mailTo(to, from, { ...words, link: { text: button, href } }, agentId);
}

const resetWords: typeof confirmWords = {
  en: {
    subject: 'A new password',
    paragraphs: [
      'Somebody asked for a new password for your account as a travel agent. If it was you, choose it here.',
      'The link can be used once and holds for an hour. If it was not you, leave it: your password stays as it is.',
    ],
    button: 'Choose a new password',
  },
  es: {
    subject: 'Una contraseña nueva',
    paragraphs: [
      'Alguien pidió una contraseña nueva para tu cuenta de agente de viajes. Si fuiste tú, elígela aquí.',
      'El enlace sirve una sola vez y vence en una hora. Si no fuiste tú, no hagas nada: tu contraseña sigue igual.',
    ],
    button: 'Elegir una contraseña nueva',
  },
};

export function resetMail({ id, email, language }: Mailed, token: string, from: MailedFrom): OutgoingMail {
  const { button, ...words } = resetWords[language];
  const href = `${from.origin}${agentsPath(language, 'reset')}?token=${token}`;
  return mailTo({ email, language }, from, { ...words, link: { text: button, href } }, id);
}

const approvedWords: Locales<Omit<Words, 'link'> & { readonly button: string }> = {
  en: {
    subject: 'You are in',
    paragraphs: [
      'We have looked at your application, and you are one of our travel agents. From now on you can log bookings.',
    ],
    button: 'Log your first booking',
  },
  es: {
    subject: 'Ya eres parte',
    paragraphs: [
      'Revisamos tu solicitud y ya eres uno de nuestros agentes de viajes. Desde ahora puedes registrar reservaciones.',
    ],
    button: 'Registrar tu primera reservación',
  },
};

const declinedWords: Locales<Pick<Words, 'subject' | 'paragraphs'>> = {
  en: {
    subject: 'About your application',
    paragraphs: ['We have looked at your application as a travel agent and cannot accept it.'],
  },
  es: {
    subject: 'Sobre tu solicitud',
    paragraphs: ['Revisamos tu solicitud como agente de viajes y no podemos aceptarla.'],
  },
};

/** What staff have decided, with what they wrote to it. */
export function decisionMail(
  decided: Mailed & Pick<Agent, 'state' | 'reason'>,
  from: MailedFrom,
): OutgoingMail {
  const { id, email, language, state, reason } = decided;
  const said = reason === null ? [] : [reason];
  if (state !== 'approved') {
    const { subject, paragraphs } = declinedWords[language];
    return mailTo({ email, language }, from, { subject, paragraphs: [...paragraphs, ...said] }, id);
  }
  const { button, subject, paragraphs } = approvedWords[language];
  const link = { text: button, href: `${from.origin}${agentsPath(language)}` };
  return mailTo({ email, language }, from, { subject, paragraphs: [...paragraphs, ...said], link }, id);
}

interface PaidOut {
  readonly cents: number;
  readonly currency: string;
  readonly bookings: number;
  readonly reference: string;
}

const paidWords: Locales<(amount: string, bookings: number, reference: string) => Words['paragraphs']> = {
  en: (amount, bookings, reference) => [
    `We have paid you ${amount} for ${bookings === 1 ? 'one booking' : `${bookings} bookings`}. Reference: ${reference}.`,
  ],
  es: (amount, bookings, reference) => [
    `Te pagamos ${amount} por ${bookings === 1 ? 'una reservación' : `${bookings} reservaciones`}. Referencia: ${reference}.`,
  ],
};

export function paidMail({ id, email, language }: Mailed, paid: PaidOut, from: MailedFrom): OutgoingMail {
  const amount = moneyText(paid.cents, paid.currency, language);
  const words: Words = {
    subject: language === 'en' ? 'You have been paid' : 'Te pagamos',
    paragraphs: paidWords[language](amount, paid.bookings, paid.reference),
    link: {
      text: language === 'en' ? 'Your statement' : 'Tu estado de cuenta',
      href: `${from.origin}${agentsPath(language, 'statement')}`,
    },
  };
  return mailTo({ email, language }, from, words, id);
}

type Registered = Pick<Agent, 'id' | 'name' | 'agency' | 'number' | 'number_kind' | 'city' | 'country'>;

const staffWords = {
  en: {
    subject: 'A travel agent registered',
    lead: 'Somebody registered as a travel agent and waits for your decision:',
    open: 'Open it in devise',
    rows: ['Name', 'Agency', 'Number', 'Place'],
  },
  es: {
    subject: 'Un agente de viajes se registró',
    lead: 'Alguien se registró como agente de viajes y espera su decisión:',
    open: 'Abrirlo en devise',
    rows: ['Nombre', 'Agencia', 'Número', 'Lugar'],
  },
} as const;

/** To whoever looks after the site. */
export function registeredMail(
  { id, name, agency, number, number_kind, city, country }: Registered,
  site: MailingSite & { readonly address: string },
  origin: string,
): OutgoingMail {
  const { staffLanguage: language } = site;
  const { subject, lead, open, rows } = staffWords[language];
  const said = [
    name,
    agency,
    `${numberKindNames[number_kind]} ${number}`,
    `${city}, ${countryName(country, language)}`,
  ];
  return {
    agentId: id,
    kind: 'agent',
    to: site.address,
    senderName: site.name,
    replyTo: null,
    subject: `${subject}: ${name}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...renderLetter({
      language,
      paragraphs: [lead],
      rows: rows.map((row, at) => [row, said[at]!] as const),
      link: { text: open, href: `${origin}/devise/agents/${id}` },
      foot: [site.name],
    }),
  };
}

const relayWords = {
  en: {
    subject: 'From a visitor',
    lead: (site: string) => `A visitor of ${site} found you under “Find a travel agent” and writes:`,
    foot: 'Answer this mail, and it goes to the visitor. Until you do, they do not know your address.',
    rows: { name: 'Name', email: 'Email', telephone: 'Telephone' },
  },
  es: {
    subject: 'De un visitante',
    lead: (site: string) =>
      `Un visitante de ${site} te encontró en «Encuentra un agente de viajes» y escribe:`,
    foot: 'Si respondes este correo, le llega al visitante. Hasta entonces no conoce tu dirección.',
    rows: { name: 'Nombre', email: 'Correo', telephone: 'Teléfono' },
  },
} as const;

/** What a visitor wrote to an agent. It goes with the submission, not with the agent. */
export function relayMail(
  { email, language }: Pick<Agent, 'email' | 'language'>,
  submissionId: number,
  values: FormValues,
  { site }: MailedFrom,
): OutgoingMail {
  const { subject, lead, foot, rows } = relayWords[language];
  const said = (['name', 'email', 'telephone'] as const).flatMap((name) =>
    values[name] === undefined ? [] : [[rows[name], values[name]] as const],
  );
  return {
    submissionId,
    kind: 'agent',
    to: email,
    senderName: site.name,
    replyTo: values['email'] ?? null,
    subject: `${subject} · ${site.name}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...renderLetter({
      language,
      paragraphs: [lead(site.name), values['message'] ?? ''],
      rows: said,
      foot: [foot, ...footOf(site)],
    }),
  };
}
