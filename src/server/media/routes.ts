import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MIDDLE, pictureWidths, UPRIGHT_CUT, uprightCutAt } from '../../domain/picture-sources.ts';
import { networkOf } from '../client-network.ts';
import { BadRequest, MediaStoreAway, NotFound } from '../http/errors.ts';
import { choiceParameter, type Parameter } from '../http/parameter.ts';
import { defineQuery } from '../http/query.ts';
import type { Database } from '../content/store/repository.ts';
import { codeOf } from '../database/embedded/unavailable.ts';
import { type AppLog, sendProblem } from '../plugins/problem.ts';
import { sendBusy } from './busy.ts';
import type { Decoder } from './decoder/decoder.ts';
import { DecodeFailed, DecoderBusy } from './decoder/failures.ts';
import { PictureRows } from './picture-rows.ts';
import type { StoredFile } from './items.ts';
import type { MediaFolders } from './store.ts';
import { sendStored } from './send-stored.ts';
import { type VariantQuery, Variants } from './variants.ts';

interface MediaRoutes {
  readonly db: Database;
  readonly folders: MediaFolders;
  readonly decoder: Decoder;
  /** False while nothing may be written. */
  readonly hasRoom?: () => boolean;
  readonly log?: Pick<AppLog, 'warn'>;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const USUAL_WIDTH = 1200;
const SHORT_LIVED = 'public, max-age=300';
const MEDIA_ID = /^[a-z0-9-]{1,80}$/;
const HASH = /^[a-z0-9]{1,64}$/;
const PHOTO = /^image\/(avif|webp|jpeg|png|gif)$/;
const MOVING = 'image/gif';

const BUSY = 'Many pictures are being made. Try again in a few seconds.';
const AWAY = 'This cannot be fetched right now. Try again in a few seconds.';
const UNREADABLE = 'This picture cannot be shown.';

type Picture = { Params: { id: string; hash?: string } };

/** The largest width that is kept of a picture. */
const PRINT_WIDTH = pictureWidths.at(-1)!;

/** What other routes send of the library. */
export interface PictureFiles {
  /** The picture as a large JPEG to download, as it stands now. Nobody keeps it: its rights may end. */
  sendJpeg(key: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

const uprightParameter: Parameter<number> & { description: string } = {
  description:
    'A part two wide and three high: upright is its middle, upright-20 stands a fifth of the way to the right',
  maxLength: 20,
  schema: { type: 'string', pattern: UPRIGHT_CUT.source },
  parse(text, name) {
    const at = uprightCutAt(text);
    if (at === undefined) {
      throw new BadRequest(`${name} should be upright, or upright-20 with a percentage up to 100.`);
    }
    return at;
  },
};

/** Each width of a picture is made and stored: one that is not declared is refused. */
const pictureQuery = defineQuery({
  w: choiceParameter({ options: pictureWidths.map(String), description: 'The width in pixels' }),
  cut: uprightParameter,
});

/** Aborted when the connection ends before its answer has been sent. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (reply.raw.destroyed) gone.abort();
  else reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

function sendFailure(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof DecoderBusy) return sendBusy(reply, BUSY);
  if (error instanceof MediaStoreAway) return sendBusy(reply, AWAY);
  if (error instanceof DecodeFailed) {
    return sendProblem(reply.header('cache-control', 'no-store'), 500, { detail: UNREADABLE });
  }
  throw error;
}

/**
 * `/media/{id}/{hash}?w=800`: a picture in that width, as AVIF or WebP, whichever the browser takes. Drawings, videos,
 * documents and captions come as they are stored.
 */
export function mediaRoutes(
  app: FastifyInstance,
  { db, folders, decoder, hasRoom = () => true, log = { warn() {} } }: MediaRoutes,
): PictureFiles {
  const rows = new PictureRows(db);
  const variants = new Variants({ folders, decoder, hasRoom, log });

  /** The row may exist without its file, as after a move of the database alone. */
  async function orGone<T>(row: StoredFile, reading: Promise<T>): Promise<T> {
    return reading.catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
      rows.forget(row);
      throw new NotFound('There is no such file.');
    });
  }

  const waiterOf = (request: FastifyRequest, reply: FastifyReply) => ({
    client: networkOf(request.ip),
    gone: goneSignal(reply),
  });

  function readVariant(row: StoredFile, query: VariantQuery, request: FastifyRequest, reply: FastifyReply) {
    const wanted = request.headers.accept?.includes('image/avif') ? 'avif' : 'webp';
    return orGone(row, variants.read(query, wanted, waiterOf(request, reply)));
  }

  const queryOf = (row: StoredFile, width: number, uprightAt: number | null): VariantQuery => ({
    original: row.file,
    width,
    uprightAt,
    edit: row.edit,
    hash: row.hash,
  });

  /**
   * The middle is made for whoever asks. Another part is made where the focal point of the record asks for it: nobody
   * has all of them made.
   */
  const mayShow = async (row: StoredFile, query: VariantQuery) =>
    query.uprightAt === null ||
    query.uprightAt === MIDDLE ||
    (await variants.isKept(query)) ||
    query.uprightAt === (await rows.focalX(row.id));

  async function send(request: FastifyRequest<Picture>, reply: FastifyReply) {
    const { id, hash } = request.params;
    const { w, cut } = pictureQuery.read(request);
    const width = w === undefined ? USUAL_WIDTH : Number(w);
    // Ids are short; anything else is rejected without a query.
    const known = hash !== undefined && HASH.test(hash) ? hash : undefined;
    const row = MEDIA_ID.test(id) ? await rows.find(id, known) : undefined;
    if (!row) throw new NotFound('There is no such picture.');
    // An address with an outdated hash still shows the picture, but is not to be kept.
    const keep = hash === row.hash ? IMMUTABLE : SHORT_LIVED;
    reply.header('x-content-type-options', 'nosniff');
    // A picture that moves stands still in every width, and moves where it is asked for as it is.
    const isAsSent = w === undefined && cut === undefined && row.edit === null && row.mime === MOVING;
    try {
      if (isAsSent || !PHOTO.test(row.mime)) {
        return await orGone(row, sendStored(request, reply, { row, store: folders.store, keep }));
      }
      const asked = queryOf(row, width, cut ?? null);
      const isOffered = await mayShow(row, asked);
      const query = isOffered ? asked : queryOf(row, width, MIDDLE);
      const { bytes, format, isForNow } = await readVariant(row, query, request, reply);
      return await reply
        .header('cache-control', isForNow || !isOffered ? SHORT_LIVED : keep)
        .header('vary', 'Accept')
        .type(`image/${format}`)
        .send(bytes);
    } catch (error) {
      return sendFailure(reply, error);
    }
  }

  app.get('/media/:id', send);
  app.get('/media/:id/:hash', send);

  return {
    async sendJpeg(key, request, reply) {
      const row = await rows.find(key, undefined);
      if (!row || !PHOTO.test(row.mime)) throw new NotFound('There is no such picture.');
      const query = queryOf(row, PRINT_WIDTH, null);
      try {
        const bytes = await orGone(row, variants.readJpeg(query, waiterOf(request, reply)));
        return await reply
          .header('content-disposition', `attachment; filename="${key}.jpg"`)
          .header('x-content-type-options', 'nosniff')
          .header('cache-control', 'no-store')
          .type('image/jpeg')
          .send(bytes);
      } catch (error) {
        return sendFailure(reply, error);
      }
    },
  };
}
