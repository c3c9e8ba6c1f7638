/** Classifies transient errors of database, network and disk by the codes of Node and PostgreSQL. */

// PostgreSQL is starting, stopping, short of a resource, read-only or gone; a deadlock; or a time limit ended a
// statement (57014), the waiting for a lock (55P03) or an idle transaction (25P03).
const TRANSIENT = /^(?:57P0\d|57014|53\d{3}|55P03|08\d{3}|25006|25P03|40(?:001|P01))$/;
const UNREACHABLE = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// Errors of pg itself have no code.
const BROKEN_CONNECTION =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout (?:exceeded when|expired))/;
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

interface ErrorFacts {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

const matchesCause = (error: ErrorFacts, is: (fault: ErrorFacts) => boolean): boolean =>
  is(error) || (error.cause instanceof Error && matchesCause(error.cause, is));

/** The disk of the database, as opposed to another one that files are written to. */
export const isDatabaseFull = (error: ErrorFacts): boolean =>
  matchesCause(error, ({ code }) => code === '53100');

export const isDiskFull = (error: ErrorFacts): boolean => matchesCause(error, ({ code }) => FULL.has(code));

export const isDatabaseAway = (error: ErrorFacts): boolean =>
  matchesCause(
    error,
    ({ code, syscall, message }) =>
      TRANSIENT.test(String(code)) ||
      UNREACHABLE.has(code) ||
      BROKEN_CONNECTION.test(String(message)) ||
      // A missing socket, or one whose queue is full. ENOENT of a file is another error.
      ((code === 'ENOENT' || code === 'EAGAIN') && syscall === 'connect'),
  );
