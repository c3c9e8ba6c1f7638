import type { FastifyRequest } from 'fastify';
import type { ContentType } from '../../../domain/content-type.ts';
import type { StoredRecord } from '../store/record.ts';
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
  /** What has to be read from a record's file before `body` is saved; undefined where nothing is. */
  readonly factsBeforeSave?: (
    type: ContentType,
    record: StoredRecord,
    body: unknown,
  ) => Promise<Readonly<Record<string, unknown>> | undefined>;
}
