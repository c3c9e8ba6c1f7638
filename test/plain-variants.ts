import { link, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureWidths, UPRIGHT_HEIGHT } from '../src/domain/picture-sources.ts';

/** Of the demo's pictures. */
const HEIGHT_OF_WIDTH = 2 / 3;
const COLOR = '#8a9a94';
/** `words-on-pictures.test.ts` measures the pixels of these. */
const isMeasured = (original: string) => original.startsWith('home-');

/**
 * Puts pictures of one colour where the server keeps the small sizes of a data folder's pictures. Journeys look at pages,
 * not into pictures, and to make the small sizes of all that they open took a third of their processor time.
 */
export async function plainVariants(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'media/variants');
  const names = await readdir(join(dataDir, 'media/originals'));
  const originals = names.filter((name) => name.endsWith('.avif') && !isMeasured(name));
  const cuts = [
    { name: '', height: HEIGHT_OF_WIDTH },
    { name: 'upright.', height: UPRIGHT_HEIGHT },
  ];
  for (const { name: cut, height } of cuts) {
    for (const width of pictureWidths) {
      const size = { width, height: Math.round(width * height) };
      const plain = sharp({ create: { ...size, channels: 3, background: COLOR } });
      for (const format of ['webp', 'avif'] as const) {
        const end = `${cut}${width}.${format}`;
        const file = join(folder, `plain.${end}`);
        await writeFile(file, await plain.clone().toFormat(format, { effort: 0 }).toBuffer());
        await Promise.all(originals.map((name) => link(file, join(folder, `${name}.${end}`))));
      }
    }
  }
}
