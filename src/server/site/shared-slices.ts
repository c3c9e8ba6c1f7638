import { contentTypes } from '../../content/index.ts';
import type { GuestSlice } from '../../content/page/guest-slices.ts';
import { inLanguage } from '../../domain/language.ts';
import { withLanguage } from '../../domain/site/site-sections.ts';
import type { PublishedRecord } from '../delivery/published-records.ts';
import { recordsOf } from '../delivery/snapshot.ts';
import { serialize } from '../hub/serialize-record.ts';
import type { FoundPage } from './found-page.ts';
import { type EntryName, sliceView, valuesFor } from './slice-data.ts';
import type { SiteRequest } from './site-request.ts';

const { shared_slice } = contentTypes;

type SharedSlice = PublishedRecord<typeof shared_slice>;

type PlacedSlice = GuestSlice & Partial<EntryName>;

const slicesIn = (request: SiteRequest, record: SharedSlice): readonly PlacedSlice[] =>
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
    const shown = record ? slicesIn(request, record) : [];
    if (shown.length === 0) return request.drafted?.isCanvas ? [slice] : [];
    return shown.map((one) => ({ ...one, ...(entry !== undefined && { entry }) }));
  });
}

/** A shared slice alone, as it stands beside its form. */
export function sharedSlicePage(request: SiteRequest, record: SharedSlice): FoundPage {
  return {
    kind: 'website',
    body: {
      kind: 'slices',
      title: record.name,
      lead: null,
      slices: slicesIn(request, record).map((slice) => sliceView(slice, request)),
    },
    title: record.name,
    description: null,
    picture: null,
    href: withLanguage('/', request.language),
    otherHref: null,
    above: [],
    isHidden: true,
    data: () => [],
  };
}
