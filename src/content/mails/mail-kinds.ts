import type { FormName } from '../../domain/forms/form.ts';
import type { Locales } from '../../domain/language.ts';
import type { Permission } from '../../domain/staff/permission.ts';
import { allForms } from '../forms/index.ts';

/** Every mail that Palapa sends, as devise lists them to look at. */

/** What becomes of a form: told to the property, thanked for, passed on to a travel agent, answered by staff. */
export type FormMail = 'staff' | 'visitor' | 'relay' | 'reply';
export type NewsletterMail = 'confirm' | 'welcome' | 'already';
export type AgentMail = 'confirm' | 'known' | 'registered' | 'approved' | 'declined' | 'paid' | 'reset';
export type AccountMail = 'invitation' | 'reset';

interface KindOf<G extends string, L extends string> {
  readonly group: G;
  readonly letter: L;
  /** In addresses. */
  readonly name: string;
  readonly labels: Locales<string>;
  /** Of what it is made from. */
  readonly permission: Permission;
}

export type MailKind =
  | (KindOf<'forms', FormMail> & { readonly form: FormName })
  | KindOf<'newsletter', NewsletterMail>
  /** Of the group: for those who work on every site. */
  | KindOf<'agents', AgentMail>
  | KindOf<'accounts', AccountMail>;

export type MailGroup = MailKind['group'];

const formMails: Readonly<Record<FormMail, Locales<string>>> = {
  staff: { en: 'to the property', es: 'a la propiedad' },
  relay: { en: 'to the travel agent', es: 'al agente de viajes' },
  visitor: { en: 'to the visitor', es: 'al visitante' },
  reply: { en: 'an answer of staff', es: 'una respuesta del personal' },
};

const ofForms = allForms
  .filter(({ isSubscription }) => !isSubscription)
  .flatMap(({ name: form, labels, permission }): MailKind[] => {
    const letters: readonly FormMail[] =
      form === 'agent' ? ['relay', 'visitor', 'reply'] : ['staff', 'visitor', 'reply'];
    return letters.map((letter) => ({
      group: 'forms',
      letter,
      form,
      name: `${form}-${letter}`,
      labels: {
        en: `${labels.en}: ${formMails[letter].en}`,
        es: `${labels.es}: ${formMails[letter].es}`,
      },
      permission,
    }));
  });

const newsletterMails: Readonly<Record<NewsletterMail, Locales<string>>> = {
  confirm: { en: 'Asks to confirm the newsletter', es: 'Pide confirmar el boletín' },
  welcome: { en: 'The newsletter is confirmed', es: 'El boletín quedó confirmado' },
  already: { en: 'The newsletter comes already', es: 'Ya recibe el boletín' },
};

const agentMails: Readonly<Record<AgentMail, Locales<string>>> = {
  confirm: { en: 'Asks an agent to confirm the address', es: 'Pide al agente confirmar su correo' },
  known: { en: 'The address is an agent’s already', es: 'El correo ya es de un agente' },
  registered: {
    en: 'Tells staff that an agent registered',
    es: 'Avisa al personal que un agente se registró',
  },
  approved: { en: 'The application is approved', es: 'La solicitud fue aprobada' },
  declined: { en: 'The application is declined', es: 'La solicitud fue rechazada' },
  paid: { en: 'The agent was paid', es: 'Se le pagó al agente' },
  reset: { en: 'A new password for an agent', es: 'Nueva contraseña de un agente' },
};

const accountMails: Readonly<Record<AccountMail, Locales<string>>> = {
  invitation: { en: 'Invites somebody to Palapa', es: 'Invita a alguien a Palapa' },
  reset: { en: 'A new password for staff', es: 'Nueva contraseña del personal' },
};

const namesOf = <L extends string>(labels: Readonly<Record<L, Locales<string>>>) =>
  Object.entries<Locales<string>>(labels) as [L, Locales<string>][];

export const mailKinds: readonly MailKind[] = [
  ...ofForms,
  ...namesOf(newsletterMails).map(([letter, labels]): MailKind => ({
    group: 'newsletter',
    letter,
    name: `newsletter-${letter}`,
    labels,
    permission: 'manage forms',
  })),
  ...namesOf(agentMails).map(([letter, labels]): MailKind => ({
    group: 'agents',
    letter,
    name: `agents-${letter}`,
    labels,
    permission: 'manage agents',
  })),
  ...namesOf(accountMails).map(([letter, labels]): MailKind => ({
    group: 'accounts',
    letter,
    name: `accounts-${letter}`,
    labels,
    permission: 'manage users',
  })),
];

/** Whoever has one of them may look at some mail. */
export const mailPermissions: readonly Permission[] = [
  ...new Set(mailKinds.map(({ permission }) => permission)),
];
