import type { Locales } from '../language.ts';
import type { Permission } from '../staff/permission.ts';
import type { FormField } from './form-field.ts';

/** The forms that visitors of public sites fill in. `src/content/forms` declares them. */
export const formNames = ['contact', 'proposal', 'brochure', 'newsletter', 'agent'] as const;

export type FormName = (typeof formNames)[number];

export const isFormName = (name: unknown): name is FormName =>
  (formNames as readonly unknown[]).includes(name);

/** A form, declared once: page, server, mails, inbox and exports follow. */
export interface FormDeclaration {
  readonly name: FormName;
  /** As staff and mails call it. */
  readonly labels: Locales<string>;
  /** By name, in the order in which they are asked. 'email' is whom the form is from. */
  readonly fields: Readonly<Record<string, FormField>>;
  readonly button: Locales<string>;
  /** What visitors read once it has come. */
  readonly thanks: Locales<{ readonly title: string; readonly text: string }>;
  /** What the mail to the visitor says. It repeats nothing that was typed. */
  readonly confirmation: Locales<{ readonly subject: string; readonly text: string }>;
  /** What the link of the mail to the visitor is called, for a form that leads to something. */
  readonly link?: Locales<string>;
  /** Who reads and answers it. */
  readonly permission: Permission;
  /** Days after which what was sent is deleted. */
  readonly keptDays: number;
  /** It stands on pages of its own, where no slice places it. */
  readonly hasOwnPages?: true;
  /** It asks for mails to come: it is confirmed by a mailed link, and stands among the subscribers. */
  readonly isSubscription?: true;
}

/** The values of a form by the name of their field; a field that was left empty is not among them. */
export type FormValues = Readonly<Record<string, string>>;
