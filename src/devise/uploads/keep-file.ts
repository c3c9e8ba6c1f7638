import { isTooLarge } from '../../domain/media/media-kinds.ts';
import { FetchFailed } from '../../web/fetch.ts';
import type { StoredPicture } from '../inputs/picture/stored-pictures.ts';
import { type Envelope, sendForEnvelope } from '../api.ts';
import { forgetSent, sendInParts } from './send-in-parts.ts';

export interface KeptMeta {
  /** The record that it became, or that has the same file. */
  readonly item: number;
  readonly isKnown: boolean;
  readonly name: string;
  readonly kind: string;
  /** The address that fields name it by; null where it has no file. */
  readonly src: string | null;
}

/** Of a picture, as choosers show it; null for other kinds. */
export type Kept = Envelope<StoredPicture | null, KeptMeta>;

/** A file that is larger than any of its kind: nothing of it is sent. */
export class FileTooLarge extends Error {}

/** Sends a file in parts and has it judged by `path`, which takes the upload's id. Throws FetchFailed and FileTooLarge. */
export async function sendAndJudge<T, M>(
  file: File,
  path: (upload: string) => string,
  onProgress: (percent: number) => void,
): Promise<Envelope<T, M>> {
  if (isTooLarge(file)) throw new FileTooLarge(file.name);
  const upload = await sendInParts(file, onProgress);
  const forgets = (error: unknown) =>
    error instanceof FetchFailed && error.status !== 0 && error.status !== 503;
  try {
    const judged = await sendForEnvelope<T, M>('POST', path(upload));
    await forgetSent(file);
    return judged;
  } catch (error) {
    if (forgets(error)) await forgetSent(file);
    throw error;
  }
}

/** Keeps a file of any kind in the library. */
export const keepFile = (
  file: File,
  query: Readonly<Record<string, string>>,
  onProgress: (percent: number) => void,
): Promise<Kept> =>
  sendAndJudge(
    file,
    (upload) => `uploads/${upload}/keep?${new URLSearchParams({ name: file.name, ...query }).toString()}`,
    onProgress,
  );
