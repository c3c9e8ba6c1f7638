import type { FastifyInstance } from 'fastify';
import { asked, askedPage } from '../content/asked/asked.ts';
import type { Database } from '../content/store/repository.ts';
import { admit, type Identify, staffOf } from '../content/staff.ts';
import { sendProblem } from '../plugins/problem.ts';
import { listedPicture, listPictures } from './picture-list.ts';
import type { MediaFolders } from './store.ts';
import { keepUpload } from './upload.ts';

const UPLOAD_MOST = 15 * 1024 * 1024;
const ALT_MOST = 300;

interface PictureRoutes {
  readonly db: Database;
  readonly identify: Identify;
  readonly folders: MediaFolders;
}

/** `GET pictures`: what may be picked; `POST pictures?name=`: one more, its bytes as the body. */
export function pictureRoutes(app: FastifyInstance, { db, identify, folders }: PictureRoutes): void {
  app.register(async (routes) => {
    routes.addHook('onRequest', admit(identify, 'signed-in'));
    // A drawing may hold scripts, and nothing else here could make it harmless.
    routes.addContentTypeParser(
      /^image\/(?!svg)/,
      { parseAs: 'buffer', bodyLimit: UPLOAD_MOST },
      (_request, body, done) => done(null, body),
    );
    const schema = { tags: ['pictures'] };

    routes.get('/pictures', { schema }, async (request) => {
      const { page, pageSize } = askedPage(request);
      const { pictures, total } = await listPictures(db, { q: asked(request, 'q') ?? '', page, pageSize });
      return { data: pictures, meta: { total, page, pageSize } };
    });

    routes.post('/pictures', { schema }, async (request, reply) => {
      if (staffOf(request).permissions.length === 0) {
        return sendProblem(reply, 403, { detail: 'This needs a permission to change something.' });
      }
      if (!Buffer.isBuffer(request.body) || request.body.length === 0) {
        return sendProblem(reply, 415, { detail: 'Send a picture as JPEG, PNG, WebP or AVIF.' });
      }
      // Half a character, where the cut goes through one, could not be stored.
      const alt = (name: string) =>
        (asked(request, name) ?? '').slice(0, ALT_MOST).replace(/[\ud800-\udbff]$/, '');
      const kept = await keepUpload(db, folders, {
        bytes: request.body,
        name: asked(request, 'name') ?? '',
        alt: { en: alt('alt_en'), es: alt('alt_es') },
      });
      return reply.code(201).send({ data: listedPicture(kept) });
    });
  });
}
