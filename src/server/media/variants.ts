import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '../../domain/picture-sources.ts';
import { type MediaFolders, writeWhole } from './store.ts';

/** Pages ask for the known widths; another one is answered with the next larger. */
export const widthFor = (asked: number): number =>
  pictureWidths.find((one) => one >= asked) ?? pictureWidths.at(-1)!;

export type PictureFormat = 'avif' | 'webp';

export interface Variant {
  readonly bytes: Buffer;
  readonly format: PictureFormat;
  /** A better one is being made: not to be kept for good. */
  readonly isForNow: boolean;
}

// AVIF at effort 2 takes a second where the default takes nine, and is 4 % larger.
const AVIF = { effort: 2, quality: 55 };
const WEBP = { quality: 76 };

/** Pictures in smaller sizes, made when first asked for, once, and kept on disk. */
export class Variants {
  readonly #folders: MediaFolders;
  readonly #making = new Map<string, Promise<Buffer>>();
  /** AVIF is made one picture after the other, so that guests' reads keep a processor. */
  #queue: Promise<unknown> = Promise.resolve();
  readonly #queued = new Set<string>();
  readonly #hasRoom: () => boolean;

  /** `hasRoom` is false while nothing may be written: then pictures are made for each who asks, and not kept. */
  constructor(folders: MediaFolders, hasRoom: () => boolean = () => true) {
    this.#folders = folders;
    this.#hasRoom = hasRoom;
  }

  /** The best that is at hand. Rejects with ENOENT when the original is gone. AVIF takes its time: until it is made, a WebP stands in, which is there at once. */
  async read(original: string, width: number, wanted: PictureFormat): Promise<Variant> {
    if (wanted === 'avif') {
      const kept = await this.#kept(original, width, 'avif');
      if (kept) return { bytes: kept, format: 'avif', isForNow: false };
      this.#makeLater(original, width);
    }
    const bytes =
      (await this.#kept(original, width, 'webp')) ?? (await this.#makeOnce(original, width, 'webp'));
    return { bytes, format: 'webp', isForNow: wanted === 'avif' };
  }

  /** Resolves when nothing is left to make. */
  settled(): Promise<unknown> {
    return this.#queue;
  }

  #file(original: string, width: number, format: PictureFormat): string {
    return join(this.#folders.variants, `${original}.${width}.${format}`);
  }

  #kept(original: string, width: number, format: PictureFormat): Promise<Buffer | undefined> {
    return readFile(this.#file(original, width, format)).catch(() => undefined);
  }

  #makeLater(original: string, width: number): void {
    if (!this.#hasRoom()) return;
    const file = this.#file(original, width, 'avif');
    if (this.#queued.has(file)) return;
    this.#queued.add(file);
    this.#queue = this.#queue
      .then(() => this.#makeOnce(original, width, 'avif'))
      // Whoever asks next gets the WebP again, and it is tried again.
      .catch(() => {})
      .finally(() => this.#queued.delete(file));
  }

  #makeOnce(original: string, width: number, format: PictureFormat): Promise<Buffer> {
    const file = this.#file(original, width, format);
    let making = this.#making.get(file);
    if (!making) {
      making = this.#make(original, width, format).finally(() => this.#making.delete(file));
      this.#making.set(file, making);
    }
    return making;
  }

  async #make(original: string, width: number, format: PictureFormat): Promise<Buffer> {
    const { default: sharp } = await import('sharp');
    const picture = sharp(await readFile(join(this.#folders.originals, original))).resize({
      width,
      withoutEnlargement: true,
    });
    const bytes = await (format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toBuffer();
    // Whoever asked gets the picture, whether it can be kept or not.
    if (this.#hasRoom()) await this.#keep(this.#file(original, width, format), bytes).catch(() => {});
    return bytes;
  }

  async #keep(file: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#folders.variants, { recursive: true });
    await writeWhole(file, bytes);
  }
}
