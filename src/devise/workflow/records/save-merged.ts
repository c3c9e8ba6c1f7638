import type { ContentType } from '../../../domain/content-type.ts';
import { mergeRecords } from '../../../domain/workflow/merge.ts';
import { type FormValues, formValues } from '../../../domain/workflow/values-of.ts';
import { savedFirst } from '../../api.ts';
import { queries } from '../../queries.ts';
import { revisionQuery } from '../history/revisions.ts';
import { saveRecord } from './records.ts';
import type { StaffRecord } from './staff-record.ts';

/** How often somebody else may be first before the person is shown both versions. */
const MAX_MERGES = 3;

interface Saved {
  readonly record: StaffRecord;
  /** Who saved the changes that this save was merged with; null where nobody was first. */
  readonly mergedWith: string | null;
}

/**
 * My values over what somebody saved meanwhile; undefined where both changed the same thing, so that somebody has to
 * choose, or where the version I began with is not known.
 */
async function merged(
  type: ContentType,
  { id, version }: { readonly id: number; readonly version: number | null },
  values: FormValues,
  current: StaffRecord,
): Promise<FormValues | undefined> {
  if (version === null || version < 1) return undefined;
  const began = await queries.query(revisionQuery(type, id, version)).catch(() => undefined);
  if (!began) return undefined;
  const base = formValues(type, began.record);
  const merge = mergeRecords(type, base, values, formValues(type, current));
  return merge.differences.some(({ suggested }) => suggested === null) ? undefined : merge.values;
}

/**
 * Saves over the version that was read. Where somebody saved first and changed other things, both changes are kept
 * and nobody is asked. Throws FetchFailed 409 where both changed the same thing.
 */
export async function saveMerged(
  type: ContentType,
  began: { readonly id: number; readonly version: number | null },
  values: FormValues,
): Promise<Saved> {
  let over = began;
  let wanted = values;
  let mergedWith: string | null = null;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return { record: await saveRecord(type, over, wanted), mergedWith };
    } catch (failed) {
      const current = savedFirst(failed) as StaffRecord | undefined;
      if (!current || attempt === MAX_MERGES) throw failed;
      const next = await merged(type, over, wanted, current);
      if (!next) throw failed;
      mergedWith = current.updated_by;
      wanted = next;
      over = { id: began.id, version: current.version };
    }
  }
}
