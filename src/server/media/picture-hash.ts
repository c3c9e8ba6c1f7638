import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { PictureEdit } from '../../domain/picture-edit.ts';

/** Characters of a hash in an address. */
const LENGTH = 12;

/** Names a file's bytes in its address, so that an address never shows another file. */
export const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, LENGTH);

/** Names a picture as it is cut and turned, by the hash of its file. */
export const framedHash = (hash: string, edit: PictureEdit): string =>
  hashOf(Buffer.from(JSON.stringify([hash, edit])));

/** All of the SHA-256 of a file that may be larger than memory. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** The SHA-256 of a file in hexadecimal, and its MD5 in base64, which is what S3 asks for. */
export async function digestsOf(file: string): Promise<{ sha256: string; md5: string }> {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  for await (const chunk of createReadStream(file)) {
    sha256.update(chunk as Buffer);
    md5.update(chunk as Buffer);
  }
  return { sha256: sha256.digest('hex'), md5: md5.digest('base64') };
}

/** As `hashOf`, of a file. */
export const hashOfFile = async (file: string): Promise<string> => (await sha256Of(file)).slice(0, LENGTH);
