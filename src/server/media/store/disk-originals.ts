import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { codeOf } from '../../database/embedded/unavailable.ts';
import { sha256Of } from '../picture-hash.ts';
import type { ByteRange, KeptFile, OriginalStore } from './original-store.ts';

const orNothing = (error: unknown): undefined => {
  if (codeOf(error) === 'ENOENT') return undefined;
  throw error;
};

/** Originals in a folder. */
export class DiskOriginals implements OriginalStore {
  readonly streamsFrom = Infinity;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The file should lie on the same disk: then a reader never sees half of it. */
  async keep(path: string, name: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await rename(path, this.#pathOf(name));
  }

  localPath(name: string): Promise<string> {
    return Promise.resolve(this.#pathOf(name));
  }

  fetch(name: string, path: string): Promise<void> {
    return copyFile(this.#pathOf(name), path);
  }

  async open(name: string, range: ByteRange | undefined): Promise<Readable> {
    await stat(this.#pathOf(name));
    return createReadStream(this.#pathOf(name), range);
  }

  async find(name: string): Promise<KeptFile | undefined> {
    const found = await stat(this.#pathOf(name)).catch(orNothing);
    return found && { name, size: found.size, modified: found.mtimeMs };
  }

  sha256(name: string): Promise<string> {
    return sha256Of(this.#pathOf(name));
  }

  async *list(): AsyncGenerator<KeptFile> {
    for (const name of (await readdir(this.#folder).catch(orNothing)) ?? []) {
      // Another process may have removed it meanwhile.
      const found = await this.find(name);
      if (found) yield found;
    }
  }

  remove(name: string): Promise<void> {
    return rm(this.#pathOf(name), { force: true });
  }

  check(): Promise<void> {
    return Promise.resolve();
  }

  #pathOf(name: string): string {
    return join(this.#folder, name);
  }
}
