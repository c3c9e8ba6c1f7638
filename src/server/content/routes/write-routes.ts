import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentType } from '../../../domain/content-type.ts';
import { pathNumber } from '../../http/path.ts';
import { actorOf, type Staff, staffOf } from '../../http/staff.ts';
import { versionOfRemoval } from '../../http/version.ts';
import { isReadRequest } from '../../plugins/is-read-request.ts';
import { requestLanguage } from '../../plugins/request-language.ts';
import { publishRightOf } from '../publication/publish-right.ts';
import { namesWish, separateWish, withoutWish } from '../publication/requested-publication.ts';
import { recordResponse, savedResponse } from '../record-response.ts';
import { catchUp } from '../store/catch-up.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Queries, Transactions } from '../store/repository.ts';
import { changeMany } from '../write/bulk.ts';
import type { Change } from '../write/change.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { createOnce } from '../write/create-once.ts';
import { redirectingMoves, redirectingSave } from '../../redirects/redirect-moves.ts';
import { orderRecords } from '../write/order.ts';
import { restoreRevision } from '../write/restore-revision.ts';
import { archiveRecord, deleteRecord, restoreRecord } from '../write/state.ts';
import { createRecord } from '../write/write.ts';
import {
  changeBy,
  requestedChange,
  requestedDraftKey,
  requestedUpdate,
  siteOfNew,
  siteOfNewRecord,
} from './requested-change.ts';
import { requestedRecord } from './read-routes.ts';
import { failureText, requestedBulk, requestedOrder } from './requested-many.ts';
import type { RouteContext } from './route-context.ts';
import { writeSchemas } from './write-schemas.ts';

/** Creates, changes, removes, restores and orders the records of one type. */
export function writeRoutes(routes: FastifyInstance, type: ContentType, context: RouteContext): void {
  const { db, currentSiteId, hasRoom, factsBeforeSave } = context;
  const data = async (request: FastifyRequest, record: StoredRecord) => ({
    data: await recordResponse(db, type, record, requestLanguage(request)),
  });

  const redirected = (change: Change, make: (tx: Transactions & Queries) => Promise<StoredRecord>) =>
    redirectingMoves(db, type, change, make);

  const rightOf = (staff: Staff) => publishRightOf(staff, type.permission);

  /** The change of the record in the address, and what it publishes. */
  async function update(request: FastifyRequest) {
    const { body, ...change } = requestedUpdate(request, type);
    if (!type.comesFromUpload && !namesWish(body)) return { ...change, body };
    const record = await requestedRecord(db, type, request);
    const wished = await separateWish(db, siteOf(type, record), body);
    // Only what is saved over the newest version is worth reading a file for.
    const isNewest = change.version === record.version;
    const facts = isNewest ? await factsBeforeSave?.(type, record, wished.body) : undefined;
    return { ...change, ...wished, ...(facts ? { facts } : {}) };
  }

  const schemas = writeSchemas(type);

  if (type.scope === 'itself') {
    // What hangs on the first language of a site is drawn anew for its records. A kill leaves the rest to the next start.
    routes.addHook('onResponse', async (request) => {
      if (isReadRequest(request)) return;
      await catchUp(db, () => true).catch((error: unknown) =>
        request.log.error({ err: error }, 'Records of a site are to be drawn anew at the next start.'),
      );
    });
  }

  routes.post('/', { schema: schemas.create }, async (request, reply) => {
    const staff = staffOf(request);
    const siteId =
      type.scope === 'site'
        ? siteOfNewRecord(type, withoutWish(request.body), staff, await currentSiteId(request))
        : null;
    const wish = await separateWish(db, siteId, request.body);
    const wanted = { siteId, ...wish, publishRight: rightOf(staff), actor: actorOf(staff) };
    const key = requestedDraftKey(request);
    const { record, isNew } =
      key === undefined
        ? { record: await createRecord(db, type, wanted), isNew: true }
        : await createOnce(db, type, { ...wanted, key, person: staff.id });
    reply.code(isNew ? 201 : 200).header('location', `/api/devise/${type.path}/${record.id}`);
    return reply.send({ ...(await data(request, record)), meta: { isNew } });
  });
  routes.put('/:id', { config: { takesWords: true }, schema: schemas.update }, async (request) => {
    const change = { ...(await update(request)), publishRight: rightOf(staffOf(request)) };
    const saved = await redirectingSave(db, type, change);
    return { data: savedResponse(type, saved, requestLanguage(request)) };
  });
  routes.post('/:id/revisions/:number/restore', { schema: schemas.restoreRevision }, async (request) => {
    const change = {
      ...requestedChange(request),
      publishRight: rightOf(staffOf(request)),
      number: pathNumber(request, 'number'),
    };
    return data(request, await redirected(change, (tx) => restoreRevision(tx, type, change)));
  });
  if (type.ordered) {
    routes.put('/order', { schema: schemas.order }, async (request) => {
      const { body } = request;
      const ids = requestedOrder(body);
      const staff = staffOf(request);
      const siteId = type.scope === 'site' ? siteOfNew(body, staff, undefined) : undefined;
      return { data: await orderRecords(db, type, siteId, { ids, publishRight: rightOf(staff) }) };
    });
  }
  routes.post('/bulk', { schema: schemas.bulk }, async (request) => {
    const staff = staffOf(request);
    const by = { ...changeBy(staff), publishRight: rightOf(staff) };
    const { done, failed } = await changeMany(
      db,
      type,
      { ...requestedBulk(type, request.body), ...by },
      hasRoom,
    );
    const language = requestLanguage(request);
    return {
      data: { done, failed: failed.map(({ id, cause }) => ({ id, detail: failureText(cause, language) })) },
    };
  });
  if (type.remove === 'never') return;
  /** What stands below a record has other addresses while that is gone. */
  const put = async (request: FastifyRequest, requested: Change, state: typeof deleteRecord) => {
    const change = { ...requested, publishRight: rightOf(staffOf(request)) };
    return data(request, await redirected(change, (tx) => state(tx, type, change)));
  };
  routes.post('/:id/restore', { schema: schemas.restore }, async (request) =>
    put(request, requestedChange(request), restoreRecord),
  );
  if (type.remove === 'delete') {
    routes.delete('/:id', { schema: schemas.remove }, async (request) =>
      put(request, requestedChange(request, versionOfRemoval(request)), deleteRecord),
    );
  } else {
    routes.post('/:id/archive', { schema: schemas.archive }, async (request) =>
      put(request, requestedChange(request), archiveRecord),
    );
  }
}
