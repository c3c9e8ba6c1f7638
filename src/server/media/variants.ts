import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureEdit } from '../../domain/picture-edit.ts';
import { uprightCut } from '../../domain/picture-sources.ts';
import { fileExists } from '../file-exists.ts';
import type { AppLog } from '../plugins/problem.ts';
import type { Decoder, PendingJob } from './decoder/decoder.ts';
import { DecodeFailed, JobAbandoned } from './decoder/failures.ts';
import type { PictureFormat, VariantJob } from './decoder/jobs.ts';
import { FailedPictures } from './failed-pictures.ts';
import { type MediaFolders, writeAtomically } from './store.ts';

export interface Variant {
  readonly bytes: Buffer;
  readonly format: PictureFormat;
  /** A better one is being made: not to be kept for good. */
  readonly isForNow: boolean;
}

/** A stored picture in one of the declared widths. */
export interface VariantQuery {
  readonly original: string;
  readonly width: number;
  /** Percent of the way from left to right at which the upright part stands; null for the whole picture. */
  readonly uprightAt: number | null;
  readonly edit: PictureEdit | null;
  /** Of the address: tells one framing of an original from another. */
  readonly hash: string;
}

/** A request that waits: for which client, and aborted when that client has gone. */
export interface Waiter {
  readonly client: string;
  readonly gone: AbortSignal;
}

interface Parts {
  readonly folders: MediaFolders;
  readonly decoder: Decoder;
  readonly log: Pick<AppLog, 'warn'>;
  /** False while nothing may be written: then pictures are made for each who asks, and not kept. */
  readonly hasRoom: () => boolean;
}

interface Making {
  readonly job: PendingJob<VariantJob>;
  readonly bytes: Promise<Buffer>;
}

/** Pictures in smaller sizes, made when first asked for, once, and kept on disk. */
export class Variants {
  readonly #parts: Parts;
  readonly #making = new Map<string, Making>();
  readonly #failed = new FailedPictures();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * The best that is at hand. AVIF takes its time: until it is made, a WebP stands in. Rejects with ENOENT when the
   * original is gone, with DecodeFailed and with DecoderBusy.
   */
  async read(query: VariantQuery, wanted: 'avif' | 'webp', waiter: Waiter): Promise<Variant> {
    if (wanted === 'avif') {
      const kept = await this.#kept(query, 'avif');
      if (kept) return { bytes: kept, format: 'avif', isForNow: false };
    }
    const bytes = (await this.#kept(query, 'webp')) ?? (await this.#wait(query, 'webp', waiter));
    if (wanted === 'avif') void this.#makeLater(query, waiter.client);
    return { bytes, format: 'webp', isForNow: wanted === 'avif' };
  }

  /** Whether a WebP of it is at hand, which is made before everything else. */
  isKept(query: VariantQuery): Promise<boolean> {
    return fileExists(this.#file(query, 'webp'));
  }

  /** For whoever prints it. Rejects as `read` does. */
  async readJpeg(query: VariantQuery, waiter: Waiter): Promise<Buffer> {
    return (await this.#kept(query, 'jpeg')) ?? this.#wait(query, 'jpeg', waiter);
  }

  #file({ original, width, uprightAt, edit, hash }: VariantQuery, format: PictureFormat): string {
    const framing = (edit ? `.${hash}` : '') + (uprightAt === null ? '' : `.${uprightCut(uprightAt)}`);
    return join(this.#parts.folders.variants, `${original}${framing}.${width}.${format}`);
  }

  #kept(query: VariantQuery, format: PictureFormat): Promise<Buffer | undefined> {
    return readFile(this.#file(query, format)).catch(() => undefined);
  }

  /** Makes the AVIF that the next request may get; where too much waits already, that request asks again. */
  async #makeLater(query: VariantQuery, client: string): Promise<void> {
    const file = this.#file(query, 'avif');
    if (!this.#parts.hasRoom() || this.#making.has(file) || this.#failed.find(file)) return;
    try {
      const source = await this.#parts.folders.store.localPath(query.original);
      if (!this.#making.has(file)) this.#make(query, 'avif', { source, client });
    } catch {
      // DecoderBusy, or the original cannot be had now.
    }
  }

  /** What a request waits for. */
  async #wait(query: VariantQuery, format: 'webp' | 'jpeg', { client, gone }: Waiter): Promise<Buffer> {
    if (gone.aborted) throw new JobAbandoned();
    const file = this.#file(query, format);
    const failure = this.#failed.find(file);
    if (failure) throw failure;
    const source = await this.#parts.folders.store.localPath(query.original);
    if (gone.aborted) throw new JobAbandoned();
    let making = this.#making.get(file);
    if (making) making.job.join(client);
    else making = this.#make(query, format, { source, client });
    const { job, bytes } = making;
    const leave = () => {
      // The next request makes it again.
      if (job.leave(client)) this.#making.delete(file);
    };
    gone.addEventListener('abort', leave);
    return bytes.finally(() => gone.removeEventListener('abort', leave));
  }

  #make(
    query: VariantQuery,
    format: PictureFormat,
    { source, client }: { readonly source: string; readonly client: string },
  ): Making {
    const file = this.#file(query, format);
    const job = this.#parts.decoder.add(
      { kind: 'variant', source, width: query.width, uprightAt: query.uprightAt, format, edit: query.edit },
      format === 'avif' ? 'later' : 'guest',
      client,
    );
    const making: Making = { job, bytes: this.#keep(file, job.result) };
    this.#making.set(file, making);
    const ended = () => {
      if (this.#making.get(file) === making) this.#making.delete(file);
    };
    // Avoids an unhandled rejection when nobody waits for it.
    making.bytes.then(ended, ended);
    return making;
  }

  async #keep(file: string, result: Promise<Buffer>): Promise<Buffer> {
    const bytes = await result.catch((error: unknown) => {
      if (error instanceof DecodeFailed) {
        this.#parts.log.warn(`${file} cannot be made: ${error.message}`);
        this.#failed.add(file, error);
      }
      throw error;
    });
    this.#failed.delete(file);
    // The request gets the picture even if it cannot be stored.
    if (this.#parts.hasRoom()) await this.#write(file, bytes).catch(() => {});
    return bytes;
  }

  async #write(file: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#parts.folders.variants, { recursive: true });
    await writeAtomically(file, bytes);
  }
}
