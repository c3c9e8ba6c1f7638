import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allContentTypes } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { mayChangeOfGroup } from '../../domain/staff/role.ts';
import { isReadRequest } from '../plugins/is-read-request.ts';
import { sendProblem } from '../plugins/problem.ts';
import { requestLanguage } from '../plugins/request-language.ts';
import { pathNumber } from './asked/asked.ts';
import { selectionReader } from './asked/asked-selection.ts';
import { changeMany } from './write/bulk.ts';
import { siteOf } from './write/change.ts';
import {
  requestedChange,
  requestedDraft,
  siteOfNewRecord,
  requestedUpdate,
  versionOfRemoval,
} from './asked/change-asked.ts';
import { createOnce } from './write/create-once.ts';
import { draftRoutes } from './drafts/draft-routes.ts';
import { NotFound } from '../http/errors.ts';
import { findRoutes } from './find/find-routes.ts';
import { findRevision, findRevisions } from './write/history.ts';
import { putInOrder } from './write/order.ts';
import type { StaffRoutes } from './asked/route-parts.ts';
import type { StoredRecord } from './store/record.ts';
import { listRecords } from './store/list.ts';
import { type Database, findRecord } from './store/repository.ts';
import { recordThen, restoreRevision } from './write/restore-revision.ts';
import { specialRoutes } from './special-routes.ts';
import { actorOf, requirePermission, mayAccessSite, staffOf } from '../http/staff.ts';
import { archiveRecord, deleteRecord, restoreRecord } from './write/state.ts';
import { findUses } from './find/uses.ts';
import { recordResponse, recordResponses } from './record-response.ts';
import { createRecord, updateRecord } from './write/write.ts';

/** The record in the address. Throws NotFound, also for one of a site that is not the asker's. */
async function recordAsked(
  db: Database,
  type: ContentType,
  request: FastifyRequest,
  which?: { alsoDeleted: boolean },
): Promise<StoredRecord> {
  const record = await findRecord(db, type, pathNumber(request, 'id'), which);
  const siteId = record && siteOf(type, record);
  if (!record || (siteId && !mayAccessSite(staffOf(request), siteId))) throw new NotFound();
  return record;
}

function readRoutes(routes: FastifyInstance, type: ContentType, db: Database): void {
  const readSelection = selectionReader(type);

  async function list(request: FastifyRequest) {
    const selection = readSelection(request, staffOf(request));
    const { records, total, isTotalCapped } = await listRecords(db, type, selection);
    const { page, pageSize } = selection;
    return {
      data: await recordResponses(db, type, records, requestLanguage(request)),
      meta: { total, ...(isTotalCapped ? { isTotalCapped } : {}), page, pageSize },
    };
  }

  routes.get('/', list);
  routes.get('/search', list);
  routes.get('/:id', async (request) => ({
    data: await recordResponse(db, type, await recordAsked(db, type, request), requestLanguage(request)),
  }));
  routes.get('/:id/uses', async (request) => ({
    data: await findUses(db, type, await recordAsked(db, type, request), staffOf(request)),
  }));
  routes.get('/:id/revisions', async (request) => {
    const { id } = await recordAsked(db, type, request, { alsoDeleted: true });
    return { data: await findRevisions(db, type, id) };
  });
  routes.get('/:id/revisions/:number', async (request) => {
    const { id } = await recordAsked(db, type, request, { alsoDeleted: true });
    const past = await findRevision(db, type, id, pathNumber(request, 'number'));
    if (!past) throw new NotFound('There is no such revision.');
    const record = await recordResponse(db, type, recordThen(type, past.record), requestLanguage(request));
    return { data: { ...past, record } };
  });
}

function writeRoutes(routes: FastifyInstance, type: ContentType, parts: StaffRoutes): void {
  const { db, currentSiteId } = parts;
  const data = async (request: FastifyRequest, record: StoredRecord) => ({
    data: await recordResponse(db, type, record, requestLanguage(request)),
  });

  routes.post('/', async (request, reply) => {
    const { body } = request;
    const staff = staffOf(request);
    const siteId =
      type.scope === 'group' ? null : siteOfNewRecord(type, body, staff, await currentSiteId(request));
    const wanted = { siteId, body, actor: actorOf(staff) };
    const key = requestedDraft(request);
    const { record, isNew } =
      key === undefined
        ? { record: await createRecord(db, type, wanted), isNew: true }
        : await createOnce(db, type, { ...wanted, key, person: staff.id });
    reply.code(isNew ? 201 : 200).header('location', `/api/devise/${type.path}/${record.id}`);
    return reply.send({ ...(await data(request, record)), meta: { isNew } });
  });
  routes.put('/:id', { config: { takesWords: true } }, async (request) =>
    data(request, await updateRecord(db, type, requestedUpdate(request, type))),
  );
  routes.post('/:id/revisions/:number/restore', async (request) =>
    data(
      request,
      await restoreRevision(db, type, { ...requestedChange(request), number: pathNumber(request, 'number') }),
    ),
  );
  if (type.ordered) {
    routes.put('/order', async (request) => ({ data: await putInOrder(db, type, request) }));
  }
  if (type.remove === 'never') return;
  routes.post('/bulk', async (request) => ({ data: await changeMany(parts, type, request) }));
  routes.post('/:id/restore', async (request) =>
    data(request, await restoreRecord(db, type, requestedChange(request))),
  );
  if (type.remove === 'delete') {
    routes.delete('/:id', async (request) =>
      data(request, await deleteRecord(db, type, requestedChange(request, versionOfRemoval(request)))),
    );
  } else {
    routes.post('/:id/archive', async (request) =>
      data(request, await archiveRecord(db, type, requestedChange(request))),
    );
  }
}

/** Keeps the group's own records from staff of a few sites: they may look, and change those of their sites alone. */
const refuseOfGroup = (type: ContentType) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { siteIds } = staffOf(request);
  const isNewSite = type.name === 'site' && siteIds !== 'all' && !('id' in (request.params as object));
  if (isReadRequest(request) || (mayChangeOfGroup(type, siteIds) && !isNewSite)) return undefined;
  return sendProblem(reply, 403, { detail: 'This belongs to the whole group, so it needs every site.' });
};

/** The staff routes of every registered type, under its path and the other names of the specification. */
export function contentRoutes(app: FastifyInstance, parts: StaffRoutes): void {
  for (const type of allContentTypes) {
    for (const path of [type.path, ...(type.aliases ?? [])]) {
      app.register(
        async (routes) => {
          // Who may is settled before any of them runs.
          routes.addHook('onRequest', requirePermission(parts.identify, type.permission));
          routes.addHook('onRequest', refuseOfGroup(type));
          specialRoutes(routes, type, parts);
          readRoutes(routes, type, parts.db);
          writeRoutes(routes, type, parts);
        },
        { prefix: `/${path}` },
      );
    }
  }
  app.register(async (routes) => findRoutes(routes, parts));
  app.register(async (routes) => draftRoutes(routes, parts));
}
