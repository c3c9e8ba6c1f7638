import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { GuestPicture, GuestSite } from '../../content/guest.ts';
import { languages } from '../../domain/language.ts';
import { codeOf } from '../database/embedded/unavailable.ts';
import type { OriginalStore } from '../media/store/original-store.ts';

/** Bytes up to which an icon stands in the page itself; larger ones are asked for. */
const MAX_BYTES = 2048;

/** Originals are named by id and hash, with the ending of what they are. */
const endings = { png: 'image/png', webp: 'image/webp' } as const;

/** Icons that are remembered; an address always shows the same. */
const MAX_KNOWN = 500;

/** What was found at addresses, by store. Another machine's store would be asked for each page that is made. */
const known = new WeakMap<OriginalStore, LRUCache<string, { readonly url?: string | undefined }>>();

function knownOf(originals: OriginalStore) {
  const found = known.get(originals) ?? new LRUCache({ max: MAX_KNOWN });
  known.set(originals, found);
  return found;
}

/** Undefined for an icon that is large or of another kind. Throws where the store cannot say. */
async function readIcon(originals: OriginalStore, src: string): Promise<string | undefined> {
  const [, , id, hash] = src.split('/');
  for (const [ending, mime] of Object.entries(endings)) {
    const bytes = await originals
      .localPath(`${id}.${hash}.${ending}`)
      .then((path) => readFile(path))
      .catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error;
      });
    if (bytes && bytes.length <= MAX_BYTES) return `data:${mime};base64,${bytes.toString('base64')}`;
  }
  return undefined;
}

/** Without it the page asks for the icon by its address. */
async function dataUrl(originals: OriginalStore, src: string): Promise<string | undefined> {
  const icons = knownOf(originals);
  const icon = icons.get(src);
  if (icon) return icon.url;
  try {
    const url = await readIcon(originals, src);
    icons.set(src, { url });
    return url;
  } catch {
    return undefined;
  }
}

/** The small pictures on the site's own tiles, as data URLs by their name: they stand there when the menu opens. */
export async function tileIcons(
  site: GuestSite,
  pictureOf: (id: string) => GuestPicture | null,
  originals: OriginalStore,
): Promise<Record<string, string>> {
  const tiles = languages.flatMap((language) => site.locale[language].menuTiles ?? []);
  const names = new Set(tiles.flatMap(({ icon }) => icon ?? []));
  const icons: Record<string, string> = {};
  for (const name of names) {
    const picture = pictureOf(`icon-${name}`);
    const url = picture && (await dataUrl(originals, picture.src));
    if (url) icons[name] = url;
  }
  return icons;
}
