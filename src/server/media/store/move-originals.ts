import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { limitConcurrency } from '../../limit-concurrency.ts';
import { hasSpaceFor } from '../disk-space.ts';
import { sha256Of } from '../picture-hash.ts';
import type { KeptFile, OriginalStore } from './original-store.ts';

/** Files that are copied at the same time. */
const AT_ONCE = 4;

/** What became, or would become, of a file: in the other store already, copied, or copied over one that differs. */
export type Moved = 'there' | 'copied' | 'mended';

/** A file that could not be copied as it is. */
export class CannotMove extends Error {}

interface Move {
  readonly from: OriginalStore;
  readonly to: OriginalStore;
  /** A folder for files on their way. */
  readonly incoming: string;
  readonly isDryRun?: boolean;
  /** Called for each file, in the order in which they are done. */
  readonly onFile?: (file: KeptFile, moved: Moved) => void;
}

/** Whether the other store has the very file. */
async function stateOf({ from, to }: Move, { name, size }: KeptFile): Promise<'missing' | 'same' | 'other'> {
  const there = await to.find(name);
  if (!there) return 'missing';
  if (there.size !== size) return 'other';
  const [here, other] = await Promise.all([from.sha256(name), to.sha256(name)]);
  // A store that cannot say is not believed.
  return here !== undefined && here === other ? 'same' : 'other';
}

async function copy(move: Move, file: KeptFile): Promise<void> {
  const { from, to, incoming } = move;
  const { name, size } = file;
  const draft = join(incoming, randomUUID());
  try {
    if (!(await hasSpaceFor(incoming, size))) throw new CannotMove(`The disk has no room for ${name}.`);
    await from.fetch(name, draft);
    const [came, sha256, said] = await Promise.all([stat(draft), sha256Of(draft), from.sha256(name)]);
    if (came.size !== size || (said !== undefined && said !== sha256)) {
      throw new CannotMove(`${name} did not come as it was kept.`);
    }
    await to.keep(draft, name);
    const [kept, keptHash] = await Promise.all([to.find(name), to.sha256(name)]);
    if (kept?.size !== size || keptHash !== sha256)
      throw new CannotMove(`${name} was not kept as it was sent.`);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Copies originals that another store lacks, or has differently, and compares both by size and SHA-256. Nothing is
 * removed. It may be stopped at any moment and be run again: files appear in a store as a whole. Rejects with CannotMove
 * and MediaStoreAway; what was copied until then stays.
 */
export async function moveOriginals(move: Move): Promise<Readonly<Record<Moved, number>>> {
  const counts = { there: 0, copied: 0, mended: 0 };
  const limit = limitConcurrency(AT_ONCE);
  await mkdir(move.incoming, { recursive: true });
  const moveOne = async (file: KeptFile) => {
    const state = await stateOf(move, file);
    if (state !== 'same' && !move.isDryRun) await copy(move, file);
    const moved = ({ same: 'there', missing: 'copied', other: 'mended' } as const)[state];
    counts[moved] += 1;
    move.onFile?.(file, moved);
  };
  const files = await Array.fromAsync(move.from.list());
  let fault: Error | undefined;
  await Promise.all(
    files.map((file) =>
      limit(async () => {
        if (fault === undefined) await moveOne(file);
      }).catch((error: Error) => void (fault ??= error)),
    ),
  );
  if (fault !== undefined) throw fault;
  return counts;
}
