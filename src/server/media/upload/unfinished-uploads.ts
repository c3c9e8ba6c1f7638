import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';

/** Milliseconds without a new part after which an upload is forgotten. */
const FORGOTTEN_AFTER = 24 * 3_600_000;

export interface UnfinishedUpload {
  readonly id: string;
  readonly name: string;
  /** Bytes of the whole file, and of what has come. */
  readonly size: number;
  readonly offset: number;
}

const ID = /^[\w-]{1,64}\.[0-9a-f-]{36}$/;
const INDEX = '.json';

/**
 * Files that come in parts, in a folder that nothing is served from. The id begins with whose upload it is, so that
 * nobody goes on with another person's, and a folder that is read says how much each has begun.
 */
export class UnfinishedUploads {
  readonly #folder: string;
  #store: FileStore | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Made when first needed, since it makes its folder. */
  get store(): FileStore {
    return (this.#store ??= new FileStore({
      directory: this.#folder,
      expirationPeriodInMilliseconds: FORGOTTEN_AFTER,
    }));
  }

  readonly newId = (person: string): string => `${person}.${randomUUID()}`;

  fileOf(id: string): string {
    return join(this.#folder, id);
  }

  /** An upload of this person; undefined where there is none. */
  async find(id: string, person: string): Promise<UnfinishedUpload | undefined> {
    if (!ID.test(id) || !id.startsWith(`${person}.`)) return undefined;
    try {
      const { size = 0, offset, metadata } = await this.store.getUpload(id);
      return { id, name: metadata?.filename ?? '', size, offset };
    } catch {
      return undefined;
    }
  }

  /** What a person, or everybody, has begun. */
  async list(person?: string): Promise<UnfinishedUpload[]> {
    const found: UnfinishedUpload[] = [];
    for (const id of await this.#ids()) {
      const owner = id.split('.')[0]!;
      const upload = person === undefined || owner === person ? await this.find(id, owner) : undefined;
      if (upload) found.push(upload);
    }
    return found;
  }

  /** Removes what nobody has gone on with for long. */
  async removeForgotten(): Promise<void> {
    for (const id of await this.#ids()) {
      const { mtimeMs } = await stat(this.fileOf(id)).catch(() => ({ mtimeMs: 0 }));
      if (mtimeMs < Date.now() - FORGOTTEN_AFTER) await this.remove(id);
    }
  }

  async remove(id: string): Promise<void> {
    await Promise.all([this.fileOf(id), this.fileOf(id + INDEX)].map((file) => rm(file, { force: true })));
  }

  async #ids(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names.filter((name) => name.endsWith(INDEX)).map((name) => name.slice(0, -INDEX.length));
  }
}
