/** A little grain: the wash of ink on paper, slow and broad so that it costs few bytes. */
import sharp from 'sharp';
import { chance } from './random.ts';

/** Grey noise around the middle: blotches of the wash with a finer tooth on top. */
export async function grain(width: number, height: number): Promise<Buffer> {
  const random = chance('paper');
  const layer = (w: number, h: number, swing: number): Promise<Buffer> => {
    const values = Buffer.alloc(w * h);
    for (let i = 0; i < values.length; i++) values[i] = 128 + Math.round((random() + random() - 1) * swing);
    return sharp(values, { raw: { width: w, height: h, channels: 1 } })
      .resize(width, height, { kernel: 'cubic', fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
  };
  const [wash, blot, tooth] = await Promise.all([layer(15, 10, 26), layer(120, 80, 13), layer(720, 480, 7)]);
  const out = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const grey = Math.min(255, Math.max(0, wash[i]! + blot[i]! + tooth[i]! - 256));
    out[i * 3] = out[i * 3 + 1] = out[i * 3 + 2] = grey;
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
