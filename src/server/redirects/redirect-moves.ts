import { and, eq, isNull } from 'drizzle-orm';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { nameOf } from '../../domain/record/record-name.ts';
import { pathKey } from '../../domain/redirect-source.ts';
import { findRecord, type Queries, type Transactions } from '../content/store/repository.ts';
import type { SavedRecord, StoredRecord } from '../content/store/record.ts';
import { tablesOf } from '../content/store/tables.ts';
import { ANY_VERSION } from '../content/write/change.ts';
import type { Actor } from '../content/write/history.ts';
import { deleteRecord } from '../content/write/state.ts';
import { createRecord, type Update, updateRecord, updateRecordIn } from '../content/write/write.ts';
import { ValidationFailed } from '../http/errors.ts';
import {
  type Addresses,
  hasAddress,
  isStillAt,
  type Moved,
  movedAddresses,
  type PublishedAddresses,
  publishedAddresses,
  savedAddresses,
} from './published-addresses.ts';

/** Redirects that Palapa makes by itself, when the published address of a record changes. */

const type = contentTypes.redirect;

interface Move {
  readonly siteId: number;
  readonly from: string;
  readonly to: string;
  /** What the record is called that moved. */
  readonly moved: string;
  readonly actor: Actor;
}

const MAX_NAME = 160;

/** What Palapa made of an address before; undefined where nobody, or somebody of the staff, made a redirect of it. */
async function existing(
  tx: Queries,
  siteId: number,
  from: string,
): Promise<{ id: number; moved: string | null } | undefined> {
  const { records } = tablesOf(type);
  const [row] = await tx
    .select({ id: records.id, moved: records.moved })
    .from(records)
    .where(and(eq(records.site_id, siteId), eq(records.from, from), isNull(records.deleted_at)));
  return row && { id: row.id, moved: row.moved };
}

type Writes = Transactions & Queries;

async function writeMove(tx: Writes, { siteId, from, to, moved, actor }: Move): Promise<void> {
  const source = pathKey(from) || '/';
  // Something stands again where the record moved to: what led away from there has done its work.
  const place = pathKey(to).replace(/\/\*$/, '');
  for (const address of [place || '/', `${place}/*`]) {
    const back = await existing(tx, siteId, address);
    if (back?.moved != null) await deleteRecord(tx, type, { id: back.id, version: ANY_VERSION, actor });
  }
  const before = await existing(tx, siteId, source);
  const body = { from: source, to, name: `${from} → ${to}`.slice(0, MAX_NAME) };
  if (before?.moved === null) return;
  const facts = { moved: moved.slice(0, MAX_NAME) };
  if (before) await updateRecord(tx, type, { id: before.id, version: ANY_VERSION, actor, body, facts });
  else await createRecord(tx, type, { siteId, body, facts, actor });
}

/** One that would lead back to itself, or that cannot be an address of a redirect, is left out. */
async function tryMove(tx: Writes, move: Move): Promise<void> {
  try {
    await tx.transaction(async (inner) => writeMove(inner, move));
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error;
  }
}

/** The home page of a language has no address that others stand below. */
const isHome = (address: string): boolean => /^\/(?:es\/?)?$/.test(address);

/**
 * The redirects of a move: from a page with pages below it a star takes those along that moved with it, and each of the
 * others has its own.
 */
function redirectsOf(moves: readonly Moved[]): Moved[] {
  const stars: Moved[] = [];
  return moves.flatMap(({ from, to }) => {
    if (stars.some((star) => from.startsWith(star.from) && to === star.to + from.slice(star.from.length))) {
      return [];
    }
    const hasBelow = moves.some((other) => other.from.startsWith(`${from}/`));
    if (!hasBelow || isHome(from) || isHome(to)) return [{ from, to }];
    stars.push({ from: `${from}/`, to: `${to}/` });
    return [{ from: `${from}/*`, to: `${to}/*` }];
  });
}

/** Where visitors found a record before a change. */
interface Before {
  readonly id: number;
  /** Where what is saved says so, which it does for most saves: to find out what is published takes a dozen queries. */
  readonly known: Addresses | undefined;
  readonly standing: PublishedAddresses | undefined;
}

async function addressesBefore(
  tx: Writes,
  changed: ContentType,
  id: number,
  saved: StoredRecord | undefined,
): Promise<Before> {
  const known = saved && savedAddresses(changed, saved, new Date().toISOString());
  return { id, known, standing: known ? undefined : await publishedAddresses(tx, changed, id, 'now') };
}

/** Redirects from where visitors found a record, and the pages below it, to where they find them now. */
async function redirectMoves(
  tx: Writes,
  changed: ContentType,
  { id, known, standing }: Before,
  now: StoredRecord | undefined,
  actor: Actor,
): Promise<void> {
  if (known && now && isStillAt(changed, now, known)) return;
  const after = await publishedAddresses(tx, changed, id, 'in the end');
  const before = known && after ? { siteId: after.siteId, standing: new Map([[id, known]]) } : standing;
  if (!before || !after) return;
  const moved = (now && nameOf(changed, now, 'en')) || String(id);
  for (const { from, to } of redirectsOf(movedAddresses(before, after))) {
    await tryMove(tx, { siteId: before.siteId, from, to, moved, actor });
  }
}

/** Whose change of which record. */
interface ChangeBy {
  readonly id: number;
  readonly actor: Actor;
}

/**
 * Makes a change of a record, and redirects from the addresses that visitors found it at before, and the pages below it.
 * Both happen, or neither. What is scheduled is prepared for: until then the record stands where it stood, which wins over
 * the redirect.
 */
export function redirectingMoves<R>(
  db: Writes,
  changed: ContentType,
  { id, actor }: ChangeBy,
  change: (tx: Writes) => Promise<R>,
): Promise<R> {
  if (!hasAddress(changed)) return change(db);
  const read = (tx: Writes) => findRecord(tx, changed, id, { alsoDeleted: true });
  return db.transaction(async (tx) => {
    const before = await addressesBefore(tx, changed, id, await read(tx));
    const result = await change(tx);
    await redirectMoves(tx, changed, before, await read(tx), actor);
    return result;
  });
}

/** The same for a save, which has read the record already, before and after. */
export function redirectingSave<T extends ContentType>(
  db: Writes,
  changed: T,
  change: Omit<Update, 'onLocked'>,
): Promise<SavedRecord<T>> {
  return db.transaction(async (tx) => {
    if (!hasAddress(changed)) return updateRecordIn(tx, changed, change);
    let before: Before | undefined;
    const onLocked = async (current: StoredRecord) => {
      before = await addressesBefore(tx, changed, change.id, current);
    };
    const saved = await updateRecordIn(tx, changed, { ...change, onLocked });
    await redirectMoves(tx, changed, before!, saved.record, change.actor);
    return saved;
  });
}
