import type { RecordFacts, Scope } from '../content-type.ts';

/** The site that a record belongs to, a site to itself; null for what is the group's. */
export const siteOf = (
  { scope }: { readonly scope: Scope },
  { id, site_id }: Pick<RecordFacts, 'id' | 'site_id'>,
): number | null => (scope === 'itself' ? id : site_id);
