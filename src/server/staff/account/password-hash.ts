import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limitConcurrency } from '../../limit-concurrency.ts';
import type { PasswordCost } from './password-cost.ts';

/**
 * Passwords as argon2id, in the usual text form, so that stronger settings can follow without a migration. A hash says
 * its own cost, by which it is verified.
 */

const LENGTH = 32;
const derive = promisify(argon2) as (kind: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

// Hashing uses one of Node's four threads and 19 MiB: sign-in attempts must not take all of them from file
// reads. What waits is answered within about a second.
const limited = limitConcurrency(2, undefined, 40);

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const nonce = randomBytes(16);
  const { memory, passes } = cost;
  const parameters = { message: password.normalize('NFKC'), nonce, parallelism: 1, tagLength: LENGTH };
  const hash = await limited(() => derive('argon2id', { ...parameters, memory, passes }));
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(nonce)}$${base64(hash)}`;
}

/** Whether the password has that hash; false for a hash in another format. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!parts) return false;
  const expected = Buffer.from(parts[5]!, 'base64');
  const found = await limited(() =>
    derive('argon2id', {
      message: password.normalize('NFKC'),
      nonce: Buffer.from(parts[4]!, 'base64'),
      memory: Number(parts[1]),
      passes: Number(parts[2]),
      parallelism: Number(parts[3]),
      tagLength: expected.length,
    }),
  );
  return timingSafeEqual(found, expected);
}
