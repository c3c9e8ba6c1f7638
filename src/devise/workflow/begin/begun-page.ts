import type { ContentType } from '../../../domain/content-type.ts';
import { newEntry } from '../../../domain/fields/blank.ts';
import type { BlockStart } from '../../../domain/appearance.ts';
import { type FormValues, formValues } from '../../../domain/workflow/values-of.ts';
import {
  type Entry,
  type PageFields,
  pasted,
  slicesOf,
  withSlices,
  withVersion,
} from '../canvas/page-slices.ts';
import { versionPlace } from '../compare/compare-pages.ts';

/** The values of a page that is begun: its blocks in a first version, and everything else still to be said. */
function pageOf(
  type: ContentType,
  fields: PageFields,
  slices: readonly Entry[],
  version: string,
): FormValues {
  return withSlices(withVersion(formValues(type, {}), fields, version), fields, 0, () => slices);
}

/** A page that begins with blocks as its type offers them. `version` is what its first version is called. */
export const startedPage = (
  type: ContentType,
  fields: PageFields,
  starts: readonly BlockStart[],
  version: string,
): FormValues => {
  const slices = starts.map(({ block, ...known }) => ({
    ...newEntry(fields.blocks.blocks[block]!.fields, { block }),
    ...known,
  }));
  return pageOf(type, fields, slices, version);
};

interface Origin {
  readonly record: unknown;
  readonly siteId: number | null;
  /** The wall clock there. */
  readonly now: string;
}

interface Begun {
  readonly siteId: number | null;
  readonly version: string;
}

/** A page that begins as another one: with the blocks that visitors of that one see now, each with an id of its own. */
export function pageBegunAs(
  type: ContentType,
  fields: PageFields,
  { record, siteId, now }: Origin,
  begun: Begun,
): FormValues {
  const values = formValues(type, record);
  const shown = slicesOf(values, fields, versionPlace(values, fields, { wanted: null, now }));
  const slices = shown
    .map((slice) => pasted(fields, { slice, siteId }, begun.siteId))
    .filter((slice) => slice !== undefined);
  return pageOf(type, fields, slices, begun.version);
}
