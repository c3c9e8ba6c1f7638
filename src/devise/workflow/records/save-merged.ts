import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ContentType } from '../../../domain/content-type.ts';
import { type Merge, mergeRecords } from '../../../domain/workflow/merge.ts';
import { type FormValues, formValues } from '../../../domain/workflow/values-of.ts';
import { savedFirst } from '../../api.ts';
import { queries } from '../../queries.ts';
import { revisionQuery, type WholeRevision } from '../history/revisions.ts';
import { saveRecord } from './records.ts';
import type { StaffRecord } from './staff-record.ts';

/** How often somebody else may be first before the person is shown both versions. */
const MAX_MERGES = 3;

interface Saved {
  readonly record: StaffRecord;
  /** Who saved the changes that this save was merged with; null where nobody was first. */
  readonly mergedWith: string | null;
}

/** My values and what somebody saved since the version I began with, joined. */
function mergeOf(type: ContentType, began: WholeRevision, values: FormValues, current: StaffRecord): Merge {
  return mergeRecords(type, formValues(type, began.record), values, formValues(type, current));
}

const needsChoice = ({ differences }: Merge): boolean =>
  differences.some(({ suggested }) => suggested === null);

/** Whether a save over a record that somebody saved meanwhile needs a choice; false until that is known. */
export function useNeedsChoice(
  type: ContentType,
  record: StaffRecord | undefined,
  version: number | null,
  values: FormValues,
): boolean {
  const isStale = record !== undefined && record.version !== version;
  const began = useQuery({
    ...revisionQuery(type, record?.id ?? 0, isStale ? version : null),
    retry: false,
  });
  return useMemo(
    () =>
      isStale &&
      (began.isError || (began.data !== undefined && needsChoice(mergeOf(type, began.data, values, record)))),
    [isStale, began.isError, began.data, type, values, record],
  );
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
  const merge = mergeOf(type, began, values, current);
  return needsChoice(merge) ? undefined : merge.values;
}

/**
 * Saves over the version that was read. Where somebody saved first and changed other things, both changes are kept
 * and nobody is asked. Throws FetchFailed 409 where both changed the same thing.
 */
export async function saveMerged(
  type: ContentType,
  began: Parameters<typeof saveRecord>[1],
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
      over = { ...began, version: current.version };
    }
  }
}
