import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ContentType, RecordFacts } from '../../../domain/content-type.ts';
import type { Language } from '../../../domain/language.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import type { TranslationDue } from '../../../domain/record/translation-due.ts';
import { Conflict, NotFound, VersionMissing } from '../../http/errors.ts';
import type { Publishing } from '../publication/publish-save.ts';
import type { Actor } from './history.ts';
import type { StoredRecord } from '../store/record.ts';
import { type Queries, recordColumns, withLocales } from '../store/repository.ts';
import { tablesOf } from '../store/tables.ts';
import { recordResponse } from '../record-response.ts';

/** For Palapa's own writes, which nobody has read a version for. */
export const ANY_VERSION = 'any';
type AnyVersion = typeof ANY_VERSION;

/** Whose change of which record, over which version. */
export interface Change extends Publishing {
  readonly id: number;
  /** Sites whose records may be changed; every site when absent. */
  readonly siteIds?: readonly number[];
  /** The version that the client read: an older one is a Conflict, none is a VersionMissing. */
  readonly version: number | AnyVersion | undefined;
  readonly actor: Actor;
  /** Only words of these languages may change; anything may where nothing is said. */
  readonly wordsIn?: readonly Language[];
}

export interface Taken<T extends ContentType> {
  readonly current: StoredRecord<T>;
  readonly due: TranslationDue;
}

/** The record to change, locked until the transaction ends. Throws NotFound, VersionMissing and Conflict. */
export async function lockRecord<T extends ContentType>(
  tx: Queries,
  type: T,
  change: Change,
  from: 'sight' | 'trash' = 'sight',
): Promise<Taken<T>> {
  const { records } = tablesOf(type);
  const isThere = from === 'trash' ? isNotNull(records.deleted_at) : isNull(records.deleted_at);
  const [locked] = await tx
    .select({ row: recordColumns(type), due: records.translation_due })
    .from(records)
    .where(and(eq(records.id, change.id), isThere))
    .for('update');
  const [current] = locked ? await withLocales(tx, type, [locked.row]) : [];
  const siteId = current && siteOf(type, current);
  if (!locked || !current || (siteId && change.siteIds && !change.siteIds.includes(siteId)))
    throw new NotFound();
  if (change.version === undefined) throw new VersionMissing();
  if (change.version !== ANY_VERSION && change.version !== current.version) {
    throw new Conflict(await recordResponse(tx, type, current));
  }
  return { current, due: locked.due as TranslationDue };
}

/** What every write says of itself. */
export const nextFacts = (current: Pick<RecordFacts, 'version'>, actor: Actor) => ({
  version: current.version + 1,
  updated_at: new Date().toISOString(),
  updated_by: actor.name,
});
