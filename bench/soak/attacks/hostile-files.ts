import sharp from 'sharp';

export interface HostileFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** Refused, or kept without what is dangerous in it. */
  readonly outcome: 'refused' | 'kept';
}

/** What must not be in a file that guests get. */
export const DANGEROUS = '<script>alert(1)</script>';

const photo = (width: number, height: number, sigma = 30): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#1f7a8c',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

/** A gigapixel of one colour, which takes a few kilobytes until somebody decodes it. */
const bomb = (): Promise<Buffer> =>
  sharp({
    create: { width: 32_000, height: 32_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .toColourspace('b-w')
    .png({ compressionLevel: 9, palette: true, colours: 2 })
    .toBuffer();

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="alert(1)">${DANGEROUS}<path d="M0 0h40v20z"/></svg>`;

export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const whole = await photo(1600, 1200);
  return [
    {
      name: 'polyglot.jpg',
      bytes: Buffer.concat([whole, Buffer.from(`<html>${DANGEROUS}</html>`)]),
      outcome: 'kept',
    },
    { name: 'drawing.svg', bytes: Buffer.from(drawing), outcome: 'kept' },
    { name: 'bomb.png', bytes: await bomb(), outcome: 'refused' },
    { name: 'half.jpg', bytes: whole.subarray(0, whole.length / 2), outcome: 'refused' },
    { name: 'page.png', bytes: Buffer.from(`<html>${DANGEROUS}</html>`), outcome: 'refused' },
    { name: 'nothing.png', bytes: Buffer.alloc(0), outcome: 'refused' },
  ];
}

/** As cameras of today take them: 50 megapixels, in less than the 30 MB that a picture may have. */
export const photoOf50Megapixels = (): Promise<Buffer> => photo(8660, 5774, 12);

/** Noise, which no format makes small: some 13 MB. */
export const largePicture = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 2400,
      height: 1800,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
