import type { FastifyRequest } from 'fastify';
import type { Database } from '../store/repository.ts';
import type { IdentifyStaff } from '../../http/staff.ts';

/** The site that the request's host or header names. */
export type CurrentSite = (request: FastifyRequest) => Promise<number | undefined>;

/** What the routes of records stand on. */
export interface RouteContext {
  readonly db: Database;
  readonly identify: IdentifyStaff;
  readonly currentSiteId: CurrentSite;
  /** False while the disk is too full for more; asked between the records of a long write. */
  readonly hasRoom: () => boolean;
}
