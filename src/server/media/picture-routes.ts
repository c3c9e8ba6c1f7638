import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentTypes } from '../../content/index.ts';
import { publishRightOf } from '../content/publication/publish-right.ts';
import { recordResponse } from '../content/record-response.ts';
import { refuseOfGroup } from '../content/routes/refuse-of-group.ts';
import { changeBy } from '../content/routes/requested-change.ts';
import { idParams, pathNumber } from '../http/path.ts';
import { requestLanguage } from '../plugins/request-language.ts';
import type { Database } from '../content/store/repository.ts';
import { actorOf, requestedSites, requirePermission, type IdentifyStaff, staffOf } from '../http/staff.ts';
import { pictureShapes } from '../../domain/fields/picture.ts';
import { pagingOf, pagingParameters } from '../http/paging.ts';
import { choiceParameter, numberParameter, textParameter } from '../http/parameter.ts';
import { defineQuery } from '../http/query.ts';
import { NO_ROOM, sendProblem } from '../plugins/problem.ts';
import type { MediaRecord } from './address.ts';
import type { Decoder } from './decoder/decoder.ts';
import { listedPicture, listPictures } from './picture-list.ts';
import { hasSpaceFor } from './disk-space.ts';
import type { MediaFolders } from './store.ts';
import { replaceFile, storeUpload } from './upload/upload.ts';
import { UploadLimit } from './upload/upload-limit.ts';
import {
  MAX_UPLOAD,
  rejectBusy,
  rejectFormat,
  rejectTooLarge,
  rejectUpload,
} from './upload/upload-problems.ts';

const MAX_ALT = 300;
const MAX_UPLOADS = 8;
const MAX_UPLOADS_PER_PERSON = 2;

const listQuery = defineQuery({
  ...pagingParameters,
  q: textParameter({ description: 'Words of the id or the description; accents and case do not matter.' }),
  site_id: numberParameter({ description: 'Pictures that this site has shown come first.' }),
  shape: choiceParameter({ options: pictureShapes, description: 'What suits such a place comes first.' }),
});

const alt = (language: string) =>
  textParameter({
    maxLength: 1000,
    description: `What it shows, in ${language}; cut after ${MAX_ALT} characters.`,
  });
const uploadQuery = defineQuery({
  // Names of files have up to 255 characters.
  name: textParameter({ maxLength: 255, description: 'The name of the file, from which its id is made.' }),
  alt_en: alt('English'),
  alt_es: alt('Spanish'),
  folder: textParameter({ maxLength: 200, description: 'The folder of the library that it is put into.' }),
  same: choiceParameter({
    options: ['keep', 'offer'],
    description: 'With `offer`, a file that is there already is answered (200) and not kept once more.',
  }),
});

/** Half a character, where the cut goes through one, could not be stored. */
const cut = (text = ''): string => text.slice(0, MAX_ALT).replace(/[\ud800-\udbff]$/, '');

const asAnswer = (record: MediaRecord, isKnown: boolean) => ({
  data: listedPicture(record),
  meta: { item: record.id, isKnown },
});

const replaceQuery = defineQuery({
  name: textParameter({ maxLength: 255, description: 'The name of the file.' }),
  version: numberParameter({ description: 'The version of the record that was read.' }),
});

interface PictureRoutes {
  readonly db: Database;
  readonly identify: IdentifyStaff;
  readonly folders: MediaFolders;
  readonly decoder: Decoder;
  /** Whether a folder's disk takes so many bytes more. */
  readonly hasRoom?: typeof hasSpaceFor;
}

/** An upload that may begin: its body and who sends it. */
interface Sent {
  readonly body: Readable;
  readonly actor: { readonly id: string; readonly name: string };
}

/**
 * `GET pictures`: what may be picked; `POST pictures?name=`: one more, its bytes as the body; `POST media/{id}/file`:
 * another file in the place of a record's, everywhere.
 */
export function pictureRoutes(app: FastifyInstance, parts: PictureRoutes): void {
  const { db, identify, folders, hasRoom = hasSpaceFor } = parts;
  const limit = new UploadLimit(MAX_UPLOADS, MAX_UPLOADS_PER_PERSON);

  /** Lets an upload begin where there is room and turn for it, and answers what becomes of it. */
  async function receive(
    request: FastifyRequest,
    reply: FastifyReply,
    keep: (sent: Sent) => Promise<unknown>,
  ) {
    const staff = staffOf(request);
    const { body } = request;
    if (!(body instanceof Readable)) return rejectFormat(request, reply);
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > MAX_UPLOAD) return rejectTooLarge(request, reply);
    // A body of unknown length may be as long as any.
    if (!(await hasRoom(folders.originals, announced || MAX_UPLOAD))) {
      return sendProblem(reply.header('retry-after', '60'), 503, NO_ROOM);
    }
    if (!limit.begin(staff.id)) return rejectBusy(request, reply);
    try {
      return await reply.send(await keep({ body, actor: actorOf(staff) }));
    } catch (error) {
      return await rejectUpload(request, reply, error);
    } finally {
      limit.end(staff.id);
    }
  }

  // A drawing may hold scripts, and nothing else here could make it harmless. The body is read by its handler, once
  // it is known that it may come.
  const takePictures = (routes: FastifyInstance) =>
    routes.addContentTypeParser(/^image\/(?!svg)/, (_request, body, done) => done(null, body));

  app.register(async (routes) => {
    routes.addHook('onRequest', requirePermission(identify, 'signed-in'));
    takePictures(routes);
    const schema = (summary: string, querystring: object) => ({
      schema: { tags: ['pictures'], summary, querystring },
    });

    routes.get('/pictures', schema('Pictures, newest first', listQuery.schema), async (request) => {
      const { q = '', site_id, shape, ...paging } = listQuery.read(request);
      const [siteId] = requestedSites(site_id, staffOf(request)) ?? [];
      const { page, pageSize } = pagingOf(paging);
      const { pictures, total } = await listPictures(db, {
        q,
        page,
        pageSize,
        shape,
        siteId: site_id === undefined ? undefined : siteId,
      });
      return { data: pictures, meta: { total, page, pageSize } };
    });

    routes.post('/pictures', schema('Add a picture', uploadQuery.schema), async (request, reply) => {
      if (staffOf(request).permissions.length === 0) {
        return sendProblem(reply, 403, { detail: 'This needs a permission to change something.' });
      }
      const { name = '', alt_en, alt_es, folder = null, same } = uploadQuery.read(request);
      return receive(request, reply, async (sent) => {
        const upload = { ...sent, name, alt: { en: cut(alt_en), es: cut(alt_es) }, folder };
        const stored = await storeUpload(parts, upload, { offersKnown: same === 'offer' });
        if ('known' in stored) return asAnswer(stored.known, true);
        reply.code(201);
        return asAnswer(stored, false);
      });
    });
  });

  app.register(async (routes) => {
    const type = contentTypes.media_item;
    routes.addHook('onRequest', requirePermission(identify, type.permission));
    routes.addHook('onRequest', refuseOfGroup(type));
    takePictures(routes);
    const schema = {
      tags: [type.labels.en.many],
      summary: 'Put another file in its place, everywhere',
      params: idParams,
      querystring: replaceQuery.schema,
    };
    routes.post('/media/:id/file', { schema }, async (request, reply) => {
      const staff = staffOf(request);
      const { name = '', version } = replaceQuery.read(request);
      const right = { publishRight: publishRightOf(staff, type.permission) };
      const change = { ...changeBy(staff), ...right, id: pathNumber(request, 'id'), version };
      return receive(request, reply, async (sent) => {
        const record = await replaceFile(parts, { ...sent, name }, change);
        return { data: await recordResponse(db, type, record, requestLanguage(request)) };
      });
    });
  });
}
