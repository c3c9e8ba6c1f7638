import type { RecordFacts } from '../content-type.ts';

/** The site that a record belongs to, a site to itself; null for what is the group's. */
export const siteOf = (
  type: { readonly name: string },
  { id, site_id }: Pick<RecordFacts, 'id' | 'site_id'>,
): number | null => (type.name === 'site' ? id : site_id);
