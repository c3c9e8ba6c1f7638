import type { FastifyInstance } from 'fastify';
import type { Database } from '../content/store/repository.ts';
import { admit, type Identify, staffOf } from '../content/staff.ts';
import { pagingOf, pagingParameters } from '../http/paging.ts';
import { textParameter } from '../http/parameter.ts';
import { defineQuery } from '../http/query.ts';
import { NO_ROOM, sendProblem } from '../plugins/problem.ts';
import { listedPicture, listPictures } from './picture-list.ts';
import { hasRoomFor } from './room.ts';
import type { MediaFolders } from './store.ts';
import { keepUpload } from './upload.ts';

const UPLOAD_MOST = 15 * 1024 * 1024;
const ALT_MOST = 300;

const listQuery = defineQuery({
  ...pagingParameters,
  q: textParameter({ description: 'Words of the id or the description; accents and case do not matter.' }),
});

const alt = (language: string) =>
  textParameter({
    maxLength: 1000,
    description: `What it shows, in ${language}; cut after ${ALT_MOST} characters.`,
  });
const uploadQuery = defineQuery({
  // Names of files have up to 255 characters.
  name: textParameter({ maxLength: 255, description: 'The name of the file, from which its id is made.' }),
  alt_en: alt('English'),
  alt_es: alt('Spanish'),
});

/** Half a character, where the cut goes through one, could not be stored. */
const cut = (text = ''): string => text.slice(0, ALT_MOST).replace(/[\ud800-\udbff]$/, '');

interface PictureRoutes {
  readonly db: Database;
  readonly identify: Identify;
  readonly folders: MediaFolders;
  /** Whether a folder's disk takes so many bytes more. */
  readonly hasRoom?: typeof hasRoomFor;
}

/** `GET pictures`: what may be picked; `POST pictures?name=`: one more, its bytes as the body. */
export function pictureRoutes(app: FastifyInstance, parts: PictureRoutes): void {
  const { db, identify, folders, hasRoom = hasRoomFor } = parts;
  app.register(async (routes) => {
    routes.addHook('onRequest', admit(identify, 'signed-in'));
    // A drawing may hold scripts, and nothing else here could make it harmless.
    routes.addContentTypeParser(
      /^image\/(?!svg)/,
      { parseAs: 'buffer', bodyLimit: UPLOAD_MOST },
      (_request, body, done) => done(null, body),
    );
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
      if (staffOf(request).permissions.length === 0) {
        return sendProblem(reply, 403, { detail: 'This needs a permission to change something.' });
      }
      if (!Buffer.isBuffer(request.body) || request.body.length === 0) {
        return sendProblem(reply, 415, { detail: 'Send a picture as JPEG, PNG, WebP or AVIF.' });
      }
      if (!(await hasRoom(folders.originals, request.body.length))) {
        return sendProblem(reply.header('retry-after', '60'), 503, NO_ROOM);
      }
      const { name = '', alt_en, alt_es } = uploadQuery.read(request);
      const kept = await keepUpload(db, folders, {
        bytes: request.body,
        name,
        alt: { en: cut(alt_en), es: cut(alt_es) },
      });
      return reply.code(201).send({ data: listedPicture(kept) });
    });
  });
}
