import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { UPRIGHT_HEIGHT } from '../../../../domain/picture-sources.ts';
import { editedSize } from '../../../../domain/picture-edit.ts';
import { edited } from './edit.ts';
import { asFault, type VariantJob } from '../jobs.ts';

// AVIF at effort 2 takes a second where the default takes nine, and is 4 % larger.
const AVIF = { effort: 2, quality: 55 };
const WEBP = { quality: 76 };
const JPEG = { quality: 90, mozjpeg: true };

/** Of an upright cut: as wide as is asked for, and not so wide that the picture would have to grow. */
function uprightSize(wanted: number, shown: { readonly width: number; readonly height: number }) {
  const width = Math.min(wanted, shown.width, Math.floor(shown.height / UPRIGHT_HEIGHT));
  return { width, height: Math.floor(width * UPRIGHT_HEIGHT) };
}

/** Throws PictureFault; a missing file rejects with its ENOENT. */
export async function makeVariant(
  { source, width, isUpright, format, edit }: VariantJob,
  maxPixels: number,
): Promise<Buffer> {
  const bytes = await readFile(source);
  return asFault('damaged', async () => {
    const stored = sharp(bytes, { limitInputPixels: maxPixels });
    const whole = edit || isUpright ? await stored.metadata() : undefined;
    const shown = edit ? edited(stored, whole!, edit) : stored;
    const size = isUpright ? uprightSize(width, editedSize(whole!, edit)) : { width };
    const picture = shown.resize({ ...size, fit: 'cover', withoutEnlargement: true });
    switch (format) {
      case 'avif':
        return picture.avif(AVIF).toBuffer();
      case 'webp':
        return picture.webp(WEBP).toBuffer();
      case 'jpeg':
        // It knows no transparency: what is clear becomes paper.
        return picture.flatten({ background: '#ffffff' }).jpeg(JPEG).toBuffer();
    }
  });
}
