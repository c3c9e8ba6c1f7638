/** The messages between the server and a decoder process, in both directions. */

import type { MediaKind } from '../../../domain/media/media-kinds.ts';
import type { PictureEdit } from '../../../domain/picture-edit.ts';

/** AVIF and WebP for pages, JPEG for whoever prints. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** What pages need to know of a picture before it has loaded. */
export interface Measure {
  readonly width: number;
  readonly height: number;
  /** Base64; null for drawings, which are sharp in any size. */
  readonly thumbhash: string | null;
}

/** Makes a smaller picture of a stored one and answers its bytes. */
export interface VariantJob {
  readonly kind: 'variant';
  /** The path of the stored picture. */
  readonly source: string;
  readonly width: number;
  /** Only a part two wide and three high, so many percent of the way from its left to its right; null for all of it. */
  readonly uprightAt: number | null;
  readonly format: PictureFormat;
  /** How it is cut and turned; null where it is shown as it is stored. */
  readonly edit: PictureEdit | null;
}

/** Says how large a stored picture is once it is cut and turned. */
export interface MeasureJob {
  readonly kind: 'measure';
  readonly source: string;
  readonly edit: PictureEdit;
}

/** Finds out what somebody sent and writes it to `target` as it will be stored. */
export interface CleanJob {
  readonly kind: 'clean';
  readonly source: string;
  readonly target: string;
  /** What it may be. */
  readonly kinds: readonly MediaKind[];
}

export type DecodeJob = VariantJob | CleanJob | MeasureJob;

/** A file as it will be stored. Documents and captions have no size in pixels. */
export interface CleanedFile {
  readonly mime: string;
  /** Without a dot. */
  readonly extension: string;
  readonly hash: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly thumbhash: string | null;
  /** Seconds of a video. */
  readonly duration: number | null;
}

interface Results {
  readonly variant: Buffer;
  readonly clean: CleanedFile;
  readonly measure: Measure;
}

export type ResultOf<Job extends DecodeJob> = Results[Job['kind']];

/** Why a picture could not be decoded, as the child found it. */
export type DecodeFault =
  | 'format'
  | 'empty'
  | 'font'
  | 'archive'
  | 'program'
  | 'page'
  | 'heic'
  | 'codec'
  | 'kind'
  | 'bytes'
  | 'pixels'
  | 'film-pixels'
  | 'seconds'
  | 'damaged';

/** The fault of a picture, thrown in the child and sent to the parent. */
export class PictureFault extends Error {
  readonly fault: DecodeFault;

  constructor(fault: DecodeFault, cause?: unknown) {
    super(`The picture cannot be decoded: ${fault}.`, { cause });
    this.fault = fault;
  }
}

/** What the library throws, at once or later, is the picture's fault. */
export async function asFault<T>(fault: DecodeFault, decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch (error) {
    throw error instanceof PictureFault ? error : new PictureFault(fault, error);
  }
}

export interface JobMessage {
  readonly job: DecodeJob;
  readonly maxPixels: number;
}

export type ChildMessage =
  | { readonly type: 'ready' }
  /** Sent many times a second while a job runs, and after it: the resident memory in bytes. */
  | { readonly type: 'memory'; readonly rss: number }
  | { readonly type: 'done'; readonly result: ResultOf<DecodeJob> }
  | {
      readonly type: 'failed';
      /** Undefined where not the picture failed but the reading or writing of a file, or our own code. */
      readonly fault: DecodeFault | undefined;
      readonly code: string | undefined;
      readonly message: string;
    };
