import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { media } from '../database/schema.ts';
import type { Database } from '../content/store/repository.ts';
import { codeOf } from '../database/embedded/unavailable.ts';
import { NotFound } from '../content/failures.ts';
import type { MediaFolders } from './store.ts';
import { Variants, widthFor } from './variants.ts';

interface MediaRoutes {
  readonly db: Database;
  readonly folders: MediaFolders;
  /** False while nothing may be written. */
  readonly hasRoom?: () => boolean;
}

const FOR_GOOD = 'public, max-age=31536000, immutable';
const USUAL_WIDTH = 1200;
const SHORTLY = 'public, max-age=300';
const MEDIA_ID = /^[a-z0-9-]{1,80}$/;
const PHOTO = /^image\/(avif|webp|jpeg)$/;

type Picture = { Params: { id: string; hash?: string }; Querystring: { w?: string } };

/** A database that was moved without its pictures still names them. */
async function orGone<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? new NotFound('There is no such picture.') : error;
  });
}

/** `/media/{id}/{hash}?w=800`: in that width, as AVIF or WebP, whichever the browser takes. */
export function mediaRoutes(app: FastifyInstance, { db, folders, hasRoom }: MediaRoutes): void {
  const variants = new Variants(folders, hasRoom);

  async function send(request: FastifyRequest<Picture>, reply: FastifyReply) {
    const { id, hash } = request.params;
    // Ids are small words; anything else need not trouble the database.
    if (!MEDIA_ID.test(id)) throw new NotFound('There is no such picture.');
    const [row] = await db.select().from(media).where(eq(media.id, id));
    if (!row) throw new NotFound('There is no such picture.');
    // An address with an outdated hash still shows the picture, but is not to be kept.
    const keep = hash === row.hash ? FOR_GOOD : SHORTLY;
    reply.header('x-content-type-options', 'nosniff');
    if (!PHOTO.test(row.mime)) {
      // A vector picture may hold scripts: shown on its own, it may do nothing.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      reply.header('cache-control', keep).type(row.mime);
      return reply.send(await orGone(readFile(join(folders.originals, row.file))));
    }
    const asked = Number(request.query.w ?? USUAL_WIDTH);
    const width = widthFor(Number.isFinite(asked) ? asked : USUAL_WIDTH);
    const wanted = request.headers.accept?.includes('image/avif') ? 'avif' : 'webp';
    const { bytes, format, isForNow } = await orGone(variants.read(row.file, width, wanted));
    return reply
      .header('cache-control', isForNow ? SHORTLY : keep)
      .header('vary', 'Accept')
      .type(`image/${format}`)
      .send(bytes);
  }

  app.get('/media/:id', send);
  app.get('/media/:id/:hash', send);
}
