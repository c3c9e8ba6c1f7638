import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GuestPicture, GuestSite } from '../../content/guest.ts';
import { languages } from '../../domain/language.ts';

/** Bytes up to which an icon stands in the page itself; larger ones are asked for. */
const MAX_BYTES = 2048;

/** Originals are named by id and hash, with the ending of what they are. */
const endings = { png: 'image/png', webp: 'image/webp' } as const;

async function dataUrl(originals: string, src: string): Promise<string | undefined> {
  const [, , id, hash] = src.split('/');
  for (const [ending, mime] of Object.entries(endings)) {
    const bytes = await readFile(join(originals, `${id}.${hash}.${ending}`)).catch(() => undefined);
    if (bytes && bytes.length <= MAX_BYTES) return `data:${mime};base64,${bytes.toString('base64')}`;
  }
  return undefined;
}

/** The small pictures on the site's own tiles, as data URLs by their name: they stand there when the menu opens. */
export async function tileIcons(
  site: GuestSite,
  pictureOf: (id: string) => GuestPicture | null,
  originals: string,
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
