import { createHash } from 'node:crypto';

/** Names a picture's bytes in its address, so that an address never shows another picture. */
export const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 12);
