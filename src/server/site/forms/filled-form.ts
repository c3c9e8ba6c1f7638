import type { FormIssue } from '../../../domain/forms/parse-form.ts';

/** What became of a form that a visitor has sent. */
export type FormOutcome =
  /** Some fields need another look. */
  | { readonly is: 'wrong'; readonly issues: Readonly<Record<string, FormIssue>> }
  /** All is well, and it came without a ticket that is old enough: the visitor presses once more. */
  | { readonly is: 'review' }
  /** Too much was sent lately. */
  | { readonly is: 'busy'; readonly seconds: number }
  /** It cannot be stored at the moment. */
  | { readonly is: 'away' }
  | { readonly is: 'sent' };

/** The HTTP status of the page that says what became of a form. */
export const statusOf: Readonly<Record<FormOutcome['is'], number>> = {
  wrong: 422,
  review: 200,
  busy: 429,
  away: 503,
  sent: 200,
};

/** Seconds until a form is sent again that could not be taken for a moment. */
export const RETRY_SOON = 10;

export interface FilledForm {
  /** Its name. */
  readonly form: string;
  /** As it was typed, by the name of the field. */
  readonly given: ReadonlyMap<string, string>;
  readonly outcome: FormOutcome;
  readonly ticket: string | null;
}
