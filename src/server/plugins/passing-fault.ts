/** Faults of the machine around us that pass, told apart from our own by what Node and PostgreSQL call them. */

// PostgreSQL is starting, stopping, short of something, only reading or gone, or two writes waited for each other.
const PASSES = /^(?:57P0\d|53\d{3}|08\d{3}|25006|40(?:001|P01))$/;
const UNREACHED = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// What pg itself says has no code.
const BROKEN = /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when)/;
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

interface Fault {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

const isOf = (error: Fault, is: (fault: Fault) => boolean): boolean =>
  is(error) || (error.cause instanceof Error && isOf(error.cause, is));

export const isDiskFull = (error: Fault): boolean => isOf(error, ({ code }) => FULL.has(code));

export const isDatabaseAway = (error: Fault): boolean =>
  isOf(
    error,
    ({ code, syscall, message }) =>
      PASSES.test(String(code)) ||
      UNREACHED.has(code) ||
      BROKEN.test(String(message)) ||
      // A socket that is not there; a file that is not there is something else.
      (code === 'ENOENT' && syscall === 'connect'),
  );
