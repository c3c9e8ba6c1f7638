import { createOTP } from '@better-auth/utils/otp';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Seconds that a code is shown. */
const SHOWN = 30;

/** The TOTP code for a secret in Base32: the current one, or one of the next. */
export function codeOf(base32: string, later = 0): Promise<string> {
  let bits = '';
  for (const letter of base32.replaceAll('=', '')) {
    bits += LETTERS.indexOf(letter).toString(2).padStart(5, '0');
  }
  const bytes = bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2));
  const count = Math.floor(Date.now() / 1000 / SHOWN) + later;
  return createOTP(Buffer.from(bytes).toString()).hotp(count);
}
