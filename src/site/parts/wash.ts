import { thumbHashToRGBA } from 'thumbhash';

/** The colours of a picture from top to bottom, in three steps: a sketch of it that takes 60 bytes of the page. */

const STEPS = 3;
const known = new Map<string, string>();
// Pictures of all sites of a process; the map of a large group stays below 2 MB.
const MAX_COLORS = 10_000;

const decoded = (hash: string) => Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0));

function colorOf(rgba: Uint8Array, width: number, from: number, until: number): string {
  const sums = [0, 0, 0];
  for (let at = from * width * 4; at < until * width * 4; at += 4) {
    for (let channel = 0; channel < 3; channel++) sums[channel]! += rgba[at + channel]!;
  }
  const pixels = Math.max(1, (until - from) * width);
  return `#${sums
    .map((sum) =>
      Math.round(sum / pixels)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function made(hash: string): string {
  const { w, h, rgba } = thumbHashToRGBA(decoded(hash));
  const rows = Array.from({ length: STEPS }, (_, step) =>
    colorOf(rgba, w, Math.floor((h * step) / STEPS), Math.floor((h * (step + 1)) / STEPS)),
  );
  return `linear-gradient(${rows.join(',')})`;
}

/** A background for the place of a picture; undefined for drawings, which have no thumbhash. */
export function washOf(hash: string | null): string | undefined {
  if (hash === null) return undefined;
  let wash = known.get(hash);
  if (wash === undefined) {
    wash = made(hash);
    if (known.size >= MAX_COLORS) known.clear();
    known.set(hash, wash);
  }
  return wash;
}
