import { contentTypes } from '../../../content/index.ts';
import { type NamedVersion, termsVersions } from '../../../domain/site/publications/terms-versions.ts';
import { revisionAt } from '../../../domain/publication/summary.ts';
import type { PublishedRecord } from '../../delivery/published-records.ts';
import { recordsOf } from '../../delivery/snapshot.ts';
import { momentOf, type SiteRequest } from '../site-request.ts';

/** The terms of a site. */

export type Terms = PublishedRecord<typeof contentTypes.terms>;

/** All versions that visitors may read, the first one first. What is made from them changes with the next one. */
export function siteTerms(request: SiteRequest): NamedVersion<Terms>[] {
  const versions = termsVersions(recordsOf(request.snapshot, contentTypes.terms), momentOf(request));
  const next = versions.find(({ state }) => state === 'coming');
  if (next) request.changes.push(next.version.effective_from);
  return versions;
}

export const termsInForce = (request: SiteRequest): NamedVersion<Terms> | undefined =>
  siteTerms(request).find(({ state }) => state === 'in-force');

/**
 * What is stored with somebody's consent: which version was in force, and which of its revisions they could read, since
 * staff may correct a word of it. Undefined where the site has no terms.
 */
export function termsAgreedTo(request: SiteRequest): string | undefined {
  const found = termsInForce(request);
  if (!found) return undefined;
  const { publication } = found.version;
  const moment = new Date(request.instant).toISOString();
  const revision = revisionAt(publication[request.language], moment) ?? revisionAt(publication.en, moment);
  return [`terms ${found.name}`, ...(revision === undefined ? [] : [`revision ${revision}`])].join(', ');
}
