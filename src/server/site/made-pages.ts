import { contentTypes } from '../../content/index.ts';
import type { GuestValues } from '../../domain/fields/field-type.ts';
import { pathOfPage } from '../../domain/site/page-tree.ts';
import { withLanguage } from '../../domain/site/site-sections.ts';
import type { PublishedRecord } from '../delivery/published-records.ts';
import { recordsOf } from '../delivery/snapshot.ts';
import type { SiteRequest } from './site-request.ts';

/** The pages that staff made for a site: where they are, and how their values are read. */

const { page } = contentTypes;

export type SitePage = PublishedRecord<typeof page>;

/** The id of the entry that a version or a slice is. */
export interface EntryName {
  readonly entry: string;
}

/** Values for guests, and the id of every entry beside them. */
export const valuesFor = ({ snapshot }: SiteRequest): GuestValues => ({
  ...snapshot.context,
  besideEntry: (entry) => ({ entry }),
});

export const pagesOf = ({ snapshot }: SiteRequest) => recordsOf(snapshot, page);

export const pageHref = (request: SiteRequest, record: SitePage): string =>
  withLanguage(pathOfPage(pagesOf(request), record, request.language), request.language);
