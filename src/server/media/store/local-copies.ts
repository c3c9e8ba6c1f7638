import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { hasSpaceFor } from '../disk-space.ts';
import type { KeptFile } from './original-store.ts';

/** Milliseconds after which a copy is fetched anew, so that what nobody asks for leaves the disk. */
const KEPT = 7 * 86_400_000;
/** Bytes of all copies together. */
const MAX_BYTES = 2 * 2 ** 30;
/** Bytes that are copied before the folder is looked through again. */
const TRIM_AFTER = MAX_BYTES / 8;

interface CopyParts {
  readonly copies: string;
  readonly incoming: string;
  /** Writes a file of the store to a path of this machine. */
  readonly fetch: (name: string, path: string) => Promise<KeptFile>;
}

/**
 * Copies of originals on the disk of this machine, for what has to read a file as a whole, and for guests while the store
 * does not answer. Originals never change, so a copy is never outdated; all of them may be deleted at any moment.
 */
export class LocalCopies {
  readonly #parts: CopyParts;
  readonly #fetching = new Map<string, Promise<string>>();
  #copied = 0;

  constructor(parts: CopyParts) {
    this.#parts = parts;
  }

  async pathOf(name: string): Promise<string> {
    const path = join(this.#parts.copies, name);
    const isThere = await stat(path).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
    const fetching = this.#fetching.get(name) ?? this.#copy(name, path);
    this.#fetching.set(name, fetching);
    return fetching.finally(() => this.#fetching.delete(name));
  }

  async #copy(name: string, path: string): Promise<string> {
    const { copies, incoming, fetch } = this.#parts;
    await Promise.all([copies, incoming].map((folder) => mkdir(folder, { recursive: true })));
    const draft = join(incoming, randomUUID());
    try {
      const { size, modified } = await fetch(name, draft);
      // The time that the store says, so that the file has the same ETag on every machine.
      await utimes(draft, new Date(), new Date(modified));
      await rename(draft, path);
      this.#copied += size;
    } finally {
      await rm(draft, { force: true });
    }
    if (this.#copied > TRIM_AFTER) {
      this.#copied = 0;
      await trimCopies(copies);
    }
    return path;
  }
}

/** Removes what was copied long ago, and the oldest beyond what all copies may have together; all where the disk is full. */
export async function trimCopies(copies: string, maxBytes = MAX_BYTES): Promise<void> {
  const found = await Promise.all(
    (await readdir(copies).catch(() => [])).map(async (name) => {
      const facts = await stat(join(copies, name)).catch(() => undefined);
      // When it came here; its own time is that of the store.
      return { path: join(copies, name), size: facts?.size ?? 0, copied: facts?.ctimeMs ?? Infinity };
    }),
  );
  if (found.length === 0) return;
  const hasRoom = await hasSpaceFor(copies, 0);
  let total = 0;
  for (const { path, size, copied } of found.toSorted((one, other) => other.copied - one.copied)) {
    total += size;
    if (!hasRoom || total > maxBytes || copied < Date.now() - KEPT) await rm(path, { force: true });
  }
}
