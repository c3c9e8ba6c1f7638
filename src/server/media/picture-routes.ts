import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentTypes } from '../../content/index.ts';
import { publishRightOf } from '../content/publication/publish-right.ts';
import { recordResponse } from '../content/record-response.ts';
import { refuseOfGroup } from '../content/routes/refuse-of-group.ts';
import { changeBy } from '../content/routes/requested-change.ts';
import { idParams, pathNumber } from '../http/path.ts';
import { requestLanguage } from '../plugins/request-language.ts';
import type { Database } from '../content/store/repository.ts';
import { requestedSites, requirePermission, type IdentifyStaff, staffOf } from '../http/staff.ts';
import { pictureShapes } from '../../domain/fields/picture.ts';
import { mediaKinds, pictureKinds } from '../../domain/media/media-kinds.ts';
import { pagingOf, pagingParameters } from '../http/paging.ts';
import { choiceParameter, numberParameter, textParameter } from '../http/parameter.ts';
import { defineQuery } from '../http/query.ts';
import { sendProblem } from '../plugins/problem.ts';
import type { MediaRecord } from './address.ts';
import type { Decoder } from './decoder/decoder.ts';
import { listedPicture, listFiles, listPictures } from './picture-list.ts';
import type { hasSpaceFor } from './disk-space.ts';
import type { MediaFolders } from './store.ts';
import { UnfinishedUploads } from './upload/unfinished-uploads.ts';
import { resumableRoutes } from './upload/resumable-routes.ts';
import { replaceFile, storeUpload, type Upload } from './upload/upload.ts';
import { UploadTurns } from './upload/upload-turns.ts';

const MAX_ALT = 300;

const listQuery = defineQuery({
  ...pagingParameters,
  q: textParameter({ description: 'Words of the id or the description; accents and case do not matter.' }),
  site_id: numberParameter({ description: 'Pictures that this site has shown come first.' }),
  shape: choiceParameter({ options: pictureShapes, description: 'What suits such a place comes first.' }),
});

const FILES_SHOWN = 100;
const filesQuery = defineQuery({
  q: textParameter({ description: 'Words of the name or the description; accents and case do not matter.' }),
  kind: choiceParameter({ options: mediaKinds, description: 'Which kind of file.', required: true }),
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

/** `data` is null for what is no picture; the record has all of it. */
const asAnswer = (record: MediaRecord, isKnown: boolean) => ({
  data: listedPicture(record) ?? null,
  meta: {
    item: record.id,
    isKnown,
    name: record.name,
    kind: record.kind,
    src: record.key === null ? null : `/media/${record.key}`,
  },
});

const refuseViewer = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, 403, { detail: 'This needs a permission to change something.' });

const replaceQuery = defineQuery({
  name: textParameter({ maxLength: 255, description: 'The name of the file.' }),
  version: numberParameter({ description: 'The version of the record that was read.' }),
  upload: textParameter({
    maxLength: 120,
    description: 'A file that has come in parts, in place of a body.',
  }),
});

interface PictureRoutes {
  readonly db: Database;
  readonly identify: IdentifyStaff;
  readonly folders: MediaFolders;
  readonly decoder: Decoder;
  /** Whether a folder's disk takes so many bytes more. */
  readonly hasRoom?: typeof hasSpaceFor;
}

/**
 * `GET pictures`: what may be picked; `POST pictures?name=`: one more, its bytes as the body; `uploads`: files of any
 * kind that come in parts; `POST media/{id}/file`: another file in the place of a record's, everywhere.
 */
export function pictureRoutes(app: FastifyInstance, parts: PictureRoutes): void {
  const { db, identify, folders } = parts;
  const uploads = new UnfinishedUploads(folders.unfinished);
  const turns = new UploadTurns({ ...parts, uploads });
  resumableRoutes(app, { ...parts, uploads, turns });

  // The body is read by its handler, once it is known that it may come; its content says what it is.
  const takePictures = (routes: FastifyInstance) =>
    routes.addContentTypeParser(/^image\//, (_request, body, done) => done(null, body));

  async function add(
    request: FastifyRequest,
    reply: FastifyReply,
    sent: Pick<Upload, 'origin' | 'actor' | 'kinds'>,
  ) {
    const { name = '', alt_en, alt_es, folder = null, same } = uploadQuery.read(request);
    const upload = { ...sent, name, alt: { en: cut(alt_en), es: cut(alt_es) }, folder };
    const stored = await storeUpload(parts, upload, { offersKnown: same === 'offer' });
    if ('known' in stored) return asAnswer(stored.known, true);
    reply.code(201);
    return asAnswer(stored, false);
  }

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
      if (staffOf(request).permissions.length === 0) return refuseViewer(reply);
      return turns.receive(request, reply, (sent) => add(request, reply, { ...sent, kinds: pictureKinds }));
    });

    const files = schema('Files of the library of one kind, newest first', filesQuery.schema);
    routes.get('/files', files, async (request) => {
      const { q = '', kind } = filesQuery.read(request);
      return { data: await listFiles(db, { q, kind, limit: FILES_SHOWN }) };
    });

    const kept = schema('Keep a file that has come in parts', uploadQuery.schema);
    routes.post('/uploads/:upload/keep', kept, async (request, reply) => {
      if (staffOf(request).permissions.length === 0) return refuseViewer(reply);
      return turns.receive(request, reply, (sent) => add(request, reply, { ...sent, kinds: mediaKinds }));
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
      return turns.receive(request, reply, async (sent) => {
        const record = await replaceFile(parts, { ...sent, name }, change);
        return { data: await recordResponse(db, type, record, requestLanguage(request)) };
      });
    });
  });
}
