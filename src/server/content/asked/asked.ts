import type { FastifyRequest } from 'fastify';
import { parseWholeNumber } from '../../http/parameter.ts';
import { mayAccessSite, type Staff } from '../../http/staff.ts';

/** What a request names in its path, and whose records it may look at. */

export const pathNumber = (request: FastifyRequest, name: 'id' | 'number'): number =>
  parseWholeNumber((request.params as Record<string, string>)[name] ?? '', name);

/** The sites to look at: the one that is asked for, else all of the asker's; every site when undefined. */
export function requestedSites(siteId: number | undefined, staff: Staff): readonly number[] | undefined {
  if (siteId === undefined) return staff.siteIds === 'all' ? undefined : staff.siteIds;
  return mayAccessSite(staff, siteId) ? [siteId] : [];
}
