import { thumbHashToDataURL } from 'thumbhash';

const drawn = new Map<string, string | undefined>();

function draw(hash: string): string | undefined {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** A blurred sketch of the picture to come, as a data URL; undefined for a hash that is none. Drawn once. */
export function sketch(hash: string | null): string | undefined {
  if (hash === null) return undefined;
  if (!drawn.has(hash)) drawn.set(hash, draw(hash));
  return drawn.get(hash);
}
