import type { ContentType } from '../../../domain/content-type.ts';
import { isInside } from '../../../domain/record/same-value.ts';
import { liveVersions, type PageVersion, sharingVersions } from '../../../domain/site/page-versions.ts';
import { type Change, changesBetween } from '../../../domain/workflow/changes.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { type Entry, type PageFields, slicesOf, versionsOf } from '../canvas/page-slices.ts';
import { pairedSlices, withIdsOf } from './paired-slices.ts';

export type SliceDifference = 'added' | 'removed' | 'moved' | 'changed';

/** A slice that is not the same on two pages. */
export interface DifferentSlice {
  /** Its entry on each of them; undefined where it does not stand. */
  readonly left: string | undefined;
  readonly right: string | undefined;
  readonly slice: Entry;
  readonly differences: readonly SliceDifference[];
  /** What it says otherwise. */
  readonly changes: readonly Change[];
}

export interface Comparison {
  /** In the order of the page, what only the left one has after what it stood below. */
  readonly slices: readonly DifferentSlice[];
  /** What differs of the page itself: its title, the dates of its version. */
  readonly others: readonly Change[];
  /** The slice of the right page that stands for one of the left page. */
  readonly pairs: ReadonlyMap<string, string>;
}

/** A page in one of its states, and the place of the version that is looked at. */
export interface ComparedPage {
  readonly values: FormValues;
  readonly version: number;
}

/** The place of the version that is wanted, else of the one that is live, else of the first. `now` as at the property. */
export function versionPlace(
  values: FormValues,
  fields: PageFields,
  { wanted, now }: { readonly wanted: string | null; readonly now: string },
): number {
  const versions = versionsOf(values, fields).map(({ id, from, until, share }, place) => {
    const dates = { from: from ?? null, until: until ?? null, share: share ?? null } as PageVersion;
    return { ...dates, id, place };
  });
  const [live] = sharingVersions(liveVersions(versions, now));
  return (versions.find(({ id }) => id === wanted) ?? live)?.place ?? 0;
}

/** Stands for the id of a version, which two of them do not share. */
const VERSION = 'compared';

/** A page as if the version that is looked at were its only one. */
function alone({ values, version }: ComparedPage, fields: PageFields, slices: readonly Entry[]): FormValues {
  if (!fields.versions) return { ...values, [fields.slices]: slices };
  const held = versionsOf(values, fields)[version];
  const shown = held ? [{ ...held, id: VERSION, [fields.slices]: slices }] : [];
  return { ...values, [fields.versions.list]: shown };
}

const differenceOf = ({ path, entry }: Change, slice: string): SliceDifference =>
  path === slice && (entry === 'added' || entry === 'removed')
    ? entry
    : path === `${slice}.position`
      ? 'moved'
      : 'changed';

/** What differs between two states of a page, or between two of its versions, slice by slice. */
export function comparePages(
  type: ContentType,
  fields: PageFields,
  left: ComparedPage,
  right: ComparedPage,
): Comparison {
  const [were, are] = [left, right].map(({ values, version }) => slicesOf(values, fields, version)) as [
    readonly Entry[],
    readonly Entry[],
  ];
  const [one, other] = [left, right].map(({ values, version }) => versionsOf(values, fields)[version]?.id);
  const isOneVersion = one === other;
  // The states of one version share their ids. Two versions never do.
  const pairs = isOneVersion
    ? new Map(were.map(({ id }) => [id as string, id as string]))
    : pairedSlices(were, are);
  const aligned = isOneVersion
    ? were
    : were.map(
        (slice) =>
          withIdsOf(
            slice,
            are.find(({ id }) => id === pairs.get(slice.id as string)),
          ) as Entry,
      );
  const changes = changesBetween(type, alone(left, fields, aligned), alone(right, fields, are));
  const list = fields.versions ? `${fields.versions.list}.${VERSION}.${fields.slices}` : fields.slices;
  const own = new Map<string, Change[]>();
  for (const change of changes) {
    if (!isInside(change.path, list)) continue;
    const id = change.path.slice(list.length + 1).split('.')[0]!;
    own.set(id, [...(own.get(id) ?? []), change]);
  }
  const described = (slice: Entry, stood: Entry | undefined): DifferentSlice[] => {
    const id = slice.id as string;
    const mine = own.get(id);
    if (!mine) return [];
    const differences = new Set(mine.map((change) => differenceOf(change, `${list}.${id}`)));
    return [
      {
        left: stood?.id as string | undefined,
        right: differences.has('removed') ? undefined : id,
        slice,
        differences: [...differences],
        changes: mine.filter((change) => differenceOf(change, `${list}.${id}`) === 'changed'),
      },
    ];
  };
  const stoodAt = (id: unknown) => were[aligned.findIndex((slice) => slice.id === id)];
  const rows = are.map((slice) => ({ id: slice.id, found: described(slice, stoodAt(slice.id)) }));
  for (const [place, slice] of aligned.entries()) {
    if (rows.some(({ id }) => id === slice.id)) continue;
    const above = aligned[place - 1]?.id;
    const at = rows.findIndex(({ id }) => id === above) + 1;
    rows.splice(at, 0, { id: slice.id, found: described(slice, were[place]) });
  }
  return {
    slices: rows.flatMap(({ found }) => found),
    others: changes.filter(({ path }) => !isInside(path, list)),
    pairs,
  };
}
