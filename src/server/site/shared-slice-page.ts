import { withLanguage } from '../../domain/site/site-sections.ts';
import type { FoundPage } from './found-page.ts';
import { type SharedSlice, sharedSlicesOf } from './shared-slices.ts';
import { sliceView } from './slice-data.ts';
import type { SiteRequest } from './site-request.ts';

/** A shared slice alone, as it stands beside its form. */
export function sharedSlicePage(request: SiteRequest, record: SharedSlice): FoundPage {
  return {
    kind: 'website',
    body: {
      kind: 'slices',
      title: record.name,
      lead: null,
      slices: sharedSlicesOf(request, record).map((slice) => sliceView(slice, request)),
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
