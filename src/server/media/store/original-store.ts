import type { Readable } from 'node:stream';

/** A file of the store. */
export interface KeptFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** When it was put there, in milliseconds. */
  readonly modified: number;
}

/** Bytes of a file, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where originals are kept: files that never change, under names that no other file gets. What is not there rejects with
 * the code ENOENT, a store that does not answer with MediaStoreAway.
 */
export interface OriginalStore {
  /** Files of so many bytes and more are sent from the store itself; smaller ones are brought to this machine first. */
  readonly streamsFrom: number;
  /** Puts a finished file of this machine into the store, whole or not at all. The file may be gone afterwards. */
  keep(path: string, name: string): Promise<void>;
  /** Where a file can be read on this machine. What is there already takes no time; what is not may be found missing later. */
  localPath(name: string): Promise<string>;
  /** Writes a file to a path of this machine. */
  fetch(name: string, path: string): Promise<void>;
  /** A file, or a part of it, as it arrives. */
  open(name: string, range: ByteRange | undefined): Promise<Readable>;
  find(name: string): Promise<KeptFile | undefined>;
  /** The SHA-256 of a file, in hexadecimal; undefined where the store cannot say without sending all of it. */
  sha256(name: string): Promise<string | undefined>;
  list(): AsyncIterable<KeptFile>;
  /** Removes a file that nothing leads to; one that is gone already is no error. */
  remove(name: string): Promise<void>;
  /** Rejects where the store does not answer, or not to us. */
  check(): Promise<void>;
}

/** The error of a file that is not in the store, as a disk would name it. */
export const notThere = (name: string, cause?: unknown): Error =>
  Object.assign(new Error(`There is no original ${name}.`, { cause }), { code: 'ENOENT' });
