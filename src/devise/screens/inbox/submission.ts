import { forms } from '../../../content/forms/index.ts';
import type { MailFailure } from '../../../domain/forms/mail-state.ts';
import type { FormName } from '../../../domain/forms/form.ts';
import type { SubmissionState } from '../../../domain/forms/submission.ts';
import type { Language } from '../../../domain/language.ts';

/** What a visitor sent, as a line of the inbox. */
export interface Submission {
  readonly id: number;
  readonly version: number;
  readonly site_id: number;
  readonly form: FormName;
  readonly language: Language;
  readonly page: string;
  readonly name: string | null;
  readonly email: string;
  readonly state: SubmissionState;
  readonly assignee: string | null;
  readonly assignee_name: string | null;
  readonly created_at: string;
  readonly delete_at: string;
}

export interface Entry {
  readonly id: number;
  readonly kind: 'note' | 'reply' | 'state' | 'assignee';
  readonly text: string;
  readonly actor_name: string;
  readonly at: string;
}

export interface Mail {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly created_at: string;
  readonly sent_at: string | null;
  /** Null where it was sent or given up. */
  readonly next_try_at: string | null;
  readonly tries: number;
  /** There is no mail server: it was printed for the operator. */
  readonly is_printed: boolean;
  readonly failure: MailFailure | null;
  /** What the mail server said; administrators alone get it. */
  readonly error: string | null;
}

export interface WholeSubmission extends Submission {
  readonly answers: readonly { readonly name: string; readonly label: string; readonly value: string }[];
  readonly entries: readonly Entry[];
  readonly mails: readonly Mail[];
}

/** A form that this version does not know keeps its name. */
export const formLabel = (form: FormName, language: Language): string =>
  forms[form]?.labels[language] ?? form;
