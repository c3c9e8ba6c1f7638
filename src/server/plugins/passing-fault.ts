/** Faults of the machine around us that pass, told apart from our own by what Node and PostgreSQL call them. */

// PostgreSQL is starting, stopping, short of something, only reading or gone; two writes waited for each other; or a
// time limit ended a statement (57014), the waiting for a lock (55P03) or an idle transaction (25P03).
const PASSES = /^(?:57P0\d|57014|53\d{3}|55P03|08\d{3}|25006|25P03|40(?:001|P01))$/;
const UNREACHED = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// What pg itself says has no code.
const BROKEN =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout (?:exceeded when|expired))/;
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

interface Fault {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

const isOf = (error: Fault, is: (fault: Fault) => boolean): boolean =>
  is(error) || (error.cause instanceof Error && isOf(error.cause, is));

/** PostgreSQL's own disk, told apart from another one that files are written to. */
export const isDatabaseFull = (error: Fault): boolean => isOf(error, ({ code }) => code === '53100');

export const isDiskFull = (error: Fault): boolean => isOf(error, ({ code }) => FULL.has(code));

export const isDatabaseAway = (error: Fault): boolean =>
  isOf(
    error,
    ({ code, syscall, message }) =>
      PASSES.test(String(code)) ||
      UNREACHED.has(code) ||
      BROKEN.test(String(message)) ||
      // A socket that is not there, or whose queue is full; a file that is not there is something else.
      ((code === 'ENOENT' || code === 'EAGAIN') && syscall === 'connect'),
  );
