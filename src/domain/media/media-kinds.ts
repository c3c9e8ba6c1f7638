/** What the library keeps, by its content and never by its name: ADR 55. */
export const mediaKinds = ['picture', 'drawing', 'video', 'document', 'captions'] as const;

export type MediaKind = (typeof mediaKinds)[number];

/** What a field that shows a picture may show. */
export const pictureKinds: readonly MediaKind[] = ['picture', 'drawing'];

const MEGABYTE = 2 ** 20;

/** Bytes of a file as it is sent. */
export const maxBytes: Readonly<Record<MediaKind, number>> = {
  picture: 30 * MEGABYTE,
  drawing: 2 * MEGABYTE,
  video: 500 * MEGABYTE,
  document: 50 * MEGABYTE,
  captions: MEGABYTE,
};

/** Bytes of the largest file of any kind. */
export const MAX_FILE = Math.max(...Object.values(maxBytes));

/** Seconds. */
export const MAX_VIDEO_DURATION = 600;

const DRAWING = 'image/svg+xml';

const kindsOfGroups: Readonly<Record<string, MediaKind>> = {
  image: 'picture',
  video: 'video',
  text: 'captions',
};

/** The kind of a stored file by its media type. */
export const kindOf = (mime: string): MediaKind =>
  mime === DRAWING ? 'drawing' : (kindsOfGroups[mime.split('/')[0]!] ?? 'document');

/** The formats that a chooser of files offers, in the form of HTML's `accept`. */
const formats: Readonly<Record<MediaKind, readonly string[]>> = {
  picture: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/gif'],
  drawing: [DRAWING],
  video: ['video/mp4', 'video/webm', 'video/quicktime'],
  document: ['application/pdf'],
  captions: ['text/vtt', '.vtt'],
};

export const acceptOf = (kinds: readonly MediaKind[]): string =>
  kinds.flatMap((kind) => formats[kind]).join(',');

/** Whether a file is larger than any of what it says to be; the server looks at its content. */
export function isTooLarge({ type, size }: { readonly type: string; readonly size: number }): boolean {
  const known = Object.values(formats).some((of) => of.includes(type));
  return size > (known ? maxBytes[kindOf(type)] : MAX_FILE);
}
