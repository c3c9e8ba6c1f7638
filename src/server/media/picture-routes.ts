import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../content/store/repository.ts';
import { requirePermission, type IdentifyStaff, staffOf } from '../http/staff.ts';
import { pagingOf, pagingParameters } from '../http/paging.ts';
import { textParameter } from '../http/parameter.ts';
import { defineQuery } from '../http/query.ts';
import { NO_ROOM, sendProblem } from '../plugins/problem.ts';
import type { Decoder } from './decoder/decoder.ts';
import { listedPicture, listPictures } from './picture-list.ts';
import { hasSpaceFor } from './disk-space.ts';
import type { MediaFolders } from './store.ts';
import { storeUpload } from './upload/upload.ts';
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
});

/** Half a character, where the cut goes through one, could not be stored. */
const cut = (text = ''): string => text.slice(0, MAX_ALT).replace(/[\ud800-\udbff]$/, '');

interface PictureRoutes {
  readonly db: Database;
  readonly identify: IdentifyStaff;
  readonly folders: MediaFolders;
  readonly decoder: Decoder;
  /** Whether a folder's disk takes so many bytes more. */
  readonly hasRoom?: typeof hasSpaceFor;
}

/** `GET pictures`: what may be picked; `POST pictures?name=`: one more, its bytes as the body. */
export function pictureRoutes(app: FastifyInstance, parts: PictureRoutes): void {
  const { db, identify, folders, decoder, hasRoom = hasSpaceFor } = parts;
  const limit = new UploadLimit(MAX_UPLOADS, MAX_UPLOADS_PER_PERSON);

  app.register(async (routes) => {
    routes.addHook('onRequest', requirePermission(identify, 'signed-in'));
    // A drawing may hold scripts, and nothing else here could make it harmless. The body is read by its handler, once
    // it is known that it may come.
    routes.addContentTypeParser(/^image\/(?!svg)/, (_request, body, done) => done(null, body));
    const schema = (summary: string, querystring: object) => ({
      schema: { tags: ['pictures'], summary, querystring },
    });

    routes.get('/pictures', schema('Pictures, newest first', listQuery.schema), async (request) => {
      const { q = '', ...paging } = listQuery.read(request);
      const { page, pageSize } = pagingOf(paging);
      const { pictures, total } = await listPictures(db, { q, page, pageSize });
      return { data: pictures, meta: { total, page, pageSize } };
    });

    routes.post('/pictures', schema('Add a picture', uploadQuery.schema), async (request, reply) => {
      const { id: person, permissions } = staffOf(request);
      if (permissions.length === 0) {
        return sendProblem(reply, 403, { detail: 'This needs a permission to change something.' });
      }
      const { body } = request;
      if (!(body instanceof Readable)) return rejectFormat(request, reply);
      const announced = Number(request.headers['content-length'] ?? 0);
      if (announced > MAX_UPLOAD) return rejectTooLarge(request, reply);
      const { name = '', alt_en, alt_es } = uploadQuery.read(request);
      // A body of unknown length may be as long as any.
      if (!(await hasRoom(folders.originals, announced || MAX_UPLOAD))) {
        return sendProblem(reply.header('retry-after', '60'), 503, NO_ROOM);
      }
      const upload = { body, name, alt: { en: cut(alt_en), es: cut(alt_es) }, person };
      if (!limit.begin(person)) return rejectBusy(request, reply);
      try {
        const stored = await storeUpload({ db, folders, decoder }, upload);
        return await reply.code(201).send({ data: listedPicture(stored) });
      } catch (error) {
        return await rejectUpload(request, reply, error);
      } finally {
        limit.end(person);
      }
    });
  });
}
