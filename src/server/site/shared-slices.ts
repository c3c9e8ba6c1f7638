import { contentTypes } from '../../content/index.ts';
import type { GuestSlice } from '../../content/page/guest-slices.ts';
import { inLanguage } from '../../domain/language.ts';
import type { PublishedRecord } from '../delivery/published-records.ts';
import { recordsOf } from '../delivery/snapshot.ts';
import { serialize } from '../hub/serialize-record.ts';
import { type EntryName, valuesFor } from './made-pages.ts';
import type { SiteRequest } from './site-request.ts';

const { shared_slice } = contentTypes;

export type SharedSlice = PublishedRecord<typeof shared_slice>;

type PlacedSlice = GuestSlice & Partial<EntryName>;

/** The slices of a shared one, as visitors of the language see them. */
export const sharedSlicesOf = (request: SiteRequest, record: SharedSlice): readonly PlacedSlice[] =>
  inLanguage(serialize(shared_slice, record, ['slices'], valuesFor(request)).locale, request.language)
    .slices ?? [];

/**
 * The slices of a page with those that are kept once for many in their place. Staff choose them all by the slice that
 * places them, also where visitors see nothing of it.
 */
export function withShared(request: SiteRequest, slices: readonly PlacedSlice[]): readonly PlacedSlice[] {
  return slices.flatMap((slice): readonly PlacedSlice[] => {
    if (slice.block !== 'shared') return [slice];
    const record = recordsOf(request.snapshot, shared_slice).find(({ id }) => id === slice.shared_slice);
    const { entry } = slice;
    const shown = record ? sharedSlicesOf(request, record) : [];
    if (shown.length === 0) return request.drafted?.isCanvas ? [slice] : [];
    return shown.map((one) => ({ ...one, ...(entry !== undefined && { entry }) }));
  });
}
