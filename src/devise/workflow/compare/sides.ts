import { queryOptions } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/content-type.ts';
import { languages } from '../../../domain/language.ts';
import { type ComparedSide, draftOfState, stateOfDraft } from '../../../domain/workflow/compared-side.ts';
import { get } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import type { Revision } from '../history/revisions.ts';
import type { StaffRecord } from '../records/staff-record.ts';

export type SideName = 'left' | 'right';
export type Sides = Readonly<Record<SideName, ComparedSide>>;

/** What the server's previews call a state of a record. */
export function previewKey({ path }: ContentType, id: number, { state }: ComparedSide): string {
  const draft = draftOfState(state);
  if (draft !== undefined) return draft;
  if (state === 'saved') return `${path}.${id}`;
  return state === 'published' ? `${path}.${id}@published` : `${path}.${id}~${state}`;
}

/** A record in one of its states, as its preview draws it. */
export const comparedQuery = (type: ContentType, id: number, side: ComparedSide) => {
  const key = previewKey(type, id, side);
  return queryOptions({
    queryKey: queryKeys.records.compared(type, key),
    queryFn: ({ signal }) => get<StaffRecord>(`preview/${key}/record`, signal),
    // A revision never changes; what is typed, saved or published may, in another tab.
    staleTime: typeof side.state === 'number' ? Infinity : 0,
  });
};

export const isRead = ({ publication }: StaffRecord): boolean =>
  languages.some((language) => publication[language].revision !== null);

const saved = (version: string | null = null): ComparedSide => ({ state: 'saved', version });

/**
 * What is compared where nobody chose: what is saved and what was typed since, else what visitors read and what was saved
 * since, else the first two versions, else the last two saves. `versions` are the ids of the saved page's, `draft` the key
 * of what this person has not saved yet.
 */
export function sidesAtFirst(
  record: StaffRecord,
  revisions: readonly Pick<Revision, 'number'>[],
  versions: readonly string[],
  draft?: string,
): Sides {
  if (draft !== undefined) return { left: saved(), right: { state: stateOfDraft(draft), version: null } };
  const isChanged = languages.some((language) => record.publication[language].is_changed);
  if (isRead(record) && isChanged) return { left: { state: 'published', version: null }, right: saved() };
  const [first, second] = versions;
  if (first !== undefined && second !== undefined) return { left: saved(first), right: saved(second) };
  const before = revisions.find(({ number }) => number < record.version);
  return { left: before ? { state: before.number, version: null } : saved(), right: saved() };
}
