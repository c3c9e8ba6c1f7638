import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allContentTypes } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { askedNumber, askedPage } from './asked.ts';
import { NotFound, Refused } from './failures.ts';
import { describeRoutes } from './openapi.ts';
import type { StoredRecord } from './record.ts';
import { findRevisions } from './history.ts';
import { countRecords, type Database, findRecord, findRecords } from './repository.ts';
import { actorOf, admit, type Identify, mayTouch, type Staff, staffOf } from './staff.ts';
import { wire } from './wire.ts';
import {
  archiveRecord,
  type Change,
  createRecord,
  deleteRecord,
  restoreRecord,
  restoreRevision,
  updateRecord,
} from './write.ts';

/** The site that the request's host or header names. */
export type CurrentSite = (request: FastifyRequest) => Promise<number | undefined>;

interface StaffRoutes {
  readonly db: Database;
  readonly identify: Identify;
  readonly currentSiteId: CurrentSite;
}

/** The record in the address. Throws NotFound, also for one of a site that is not the asker's. */
async function recordAsked(db: Database, type: ContentType, request: FastifyRequest): Promise<StoredRecord> {
  const record = await findRecord(db, type, askedNumber(request, 'id'));
  const siteId = type.name === 'site' ? record?.id : record?.site_id;
  if (!record || (siteId && !mayTouch(staffOf(request), siteId))) throw new NotFound();
  return record;
}

/** Whose change of which record, and over which version. */
function changeAsked(request: FastifyRequest): Change {
  const staff = staffOf(request);
  const { version } = (request.body ?? {}) as { version?: unknown };
  return {
    id: askedNumber(request, 'id'),
    actor: actorOf(staff),
    ...(staff.siteIds === 'all' ? {} : { siteIds: staff.siteIds }),
    ...(typeof version === 'number' ? { version } : {}),
  };
}

/** The site of a new record: the one it names, else the request's own. Throws Refused and NotFound. */
function siteOfNew(body: unknown, staff: Staff, current: number | undefined): number {
  const named = (body as { site_id?: unknown } | null)?.site_id ?? current;
  if (typeof named !== 'number') throw new Refused([{ path: 'site_id', code: 'required' }]);
  if (!mayTouch(staff, named)) throw new NotFound('There is no such site.');
  return named;
}

/** The routes of one type: who may is settled before any of them runs. */
function typeRoutes(routes: FastifyInstance, type: ContentType, { db, currentSiteId }: StaffRoutes): void {
  const data = (record: StoredRecord) => ({ data: wire(type, record) });

  async function list(request: FastifyRequest) {
    const asked = askedPage(request, staffOf(request));
    const [records, total] = await Promise.all([findRecords(db, type, asked), countRecords(db, type, asked)]);
    const { page, pageSize } = asked;
    return { data: records.map((record) => wire(type, record)), meta: { total, page, pageSize } };
  }

  routes.get('/', list);
  routes.get('/search', list);
  routes.get('/:id', async (request) => data(await recordAsked(db, type, request)));

  routes.post('/', async (request, reply) => {
    const { body } = request;
    const staff = staffOf(request);
    const siteId = type.scope === 'group' ? null : siteOfNew(body, staff, await currentSiteId(request));
    return reply.code(201).send(data(await createRecord(db, type, { siteId, body, actor: actorOf(staff) })));
  });
  routes.put('/:id', async (request) =>
    data(await updateRecord(db, type, { ...changeAsked(request), body: request.body })),
  );

  routes.get('/:id/revisions', async (request) => {
    const { id } = await recordAsked(db, type, request);
    return { data: await findRevisions(db, type, id) };
  });
  routes.post('/:id/revisions/:number/restore', async (request) =>
    data(
      await restoreRevision(db, type, { ...changeAsked(request), number: askedNumber(request, 'number') }),
    ),
  );

  if (type.remove === 'delete') {
    routes.delete('/:id', async (request) => data(await deleteRecord(db, type, changeAsked(request))));
  }
  if (type.remove === 'archive') {
    routes.post('/:id/archive', async (request) => data(await archiveRecord(db, type, changeAsked(request))));
    routes.post('/:id/restore', async (request) => data(await restoreRecord(db, type, changeAsked(request))));
  }
}

/** The staff routes of every registered type, under its path and the other names of the specification. */
export function contentRoutes(app: FastifyInstance, parts: StaffRoutes): void {
  for (const type of allContentTypes) {
    for (const path of [type.path, ...(type.aliases ?? [])]) {
      app.register(
        async (routes) => {
          routes.addHook('onRequest', admit(parts.identify, type.permission));
          if (path === type.path) describeRoutes(routes, type);
          typeRoutes(routes, type, parts);
        },
        { prefix: `/${path}` },
      );
    }
  }
}
