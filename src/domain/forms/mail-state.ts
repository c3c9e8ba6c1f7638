/** Stands in the place of an error where there is no mail server: the mail was printed for the operator. */
export const PRINTED = 'printed';

export type MailFailure = 'unreachable' | 'sign-in' | 'address' | 'other';

const failures: Readonly<Record<string, MailFailure>> = {
  ECONNECTION: 'unreachable',
  EDNS: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EAUTH: 'sign-in',
  ENOAUTH: 'sign-in',
  EENVELOPE: 'address',
};

/** An error as it is kept: the code of the mailer stands before what it says. */
export const mailError = ({
  code,
  message,
}: {
  readonly code?: unknown;
  readonly message: string;
}): string => (typeof code === 'string' ? `${code} ${message}` : message);

/** Why a mail could not be sent. Errors of before the codes were kept count as others. */
export const mailFailure = (error: string): MailFailure => failures[error.split(' ', 1)[0]!] ?? 'other';
