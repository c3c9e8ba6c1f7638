import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import send from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { kindOf } from '../../domain/media/media-kinds.ts';
import { sendProblem } from '../plugins/problem.ts';
import { rangeOf } from './byte-range.ts';
import type { StoredFile } from './items.ts';
import { notThere, type OriginalStore } from './store/original-store.ts';

/** Opened by itself a file runs nothing, asks for nothing, and is nobody's page. */
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox";

/** Texts say how they are coded, so that no browser guesses. */
const typeOf = ({ mime }: StoredFile): string => (mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime);

interface Sending {
  readonly row: StoredFile;
  readonly store: OriginalStore;
  /** The Cache-Control of the answer. */
  readonly keep: string;
}

/** Headers of a file, whole or in part. */
function describe(reply: FastifyReply, { row, keep }: Sending): FastifyReply {
  if (kindOf(row.mime) === 'document') {
    reply.header(
      'content-disposition',
      `attachment; filename="${basename(row.id)}.${row.file.split('.').at(-1)}"`,
    );
  }
  return reply.header('content-security-policy', HARMLESS).header('cache-control', keep).type(typeOf(row));
}

const sendNoSuchPart = (reply: FastifyReply, status: number, range: string | undefined): FastifyReply => {
  if (range) reply.header('content-range', range);
  return sendProblem(reply.header('cache-control', 'no-store'), status, {});
};

/**
 * Sends a stored file as it is: whole, in parts (206, 416), or not at all where the browser has it (304). Documents
 * are downloaded, since a browser shows them with more of their powers than anything else here. Rejects with ENOENT and
 * with MediaStoreAway.
 */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  sending: Sending,
): Promise<FastifyReply> {
  const { row, store } = sending;
  return row.bytes !== null && row.bytes >= store.streamsFrom
    ? sendFromStore(request, reply, { ...sending, size: row.bytes })
    : sendFromDisk(request, reply, sending);
}

async function sendFromDisk(request: FastifyRequest, reply: FastifyReply, sending: Sending) {
  const path = await sending.store.localPath(sending.row.file);
  const { statusCode, headers, stream, type } = await send(
    request.raw,
    `/${encodeURIComponent(basename(path))}`,
    { root: dirname(path), index: false, cacheControl: false, contentType: false },
  );
  if (statusCode === 404) throw notThere(sending.row.file);
  if (type === 'error') return sendNoSuchPart(reply, statusCode, headers['Content-Range']);
  return describe(reply.code(statusCode).headers(headers), sending).send(stream);
}

/** What an address shows never changes, so its hash names the very bytes. */
async function sendFromStore(
  request: FastifyRequest,
  reply: FastifyReply,
  sending: Sending & { readonly size: number },
) {
  const { row, store, size } = sending;
  const etag = `"${row.hash}"`;
  const { range: asked, 'if-range': ifRange, 'if-none-match': known = '' } = request.headers;
  const ours = { etag, 'accept-ranges': 'bytes' };
  if (known === '*' || known.split(/,\s*/).some((one) => one.replace(/^W\//, '') === etag)) {
    return describe(reply.code(304).headers(ours), sending).send();
  }
  const range = ifRange === undefined || ifRange === etag ? rangeOf(asked, size) : undefined;
  if (range === null) return sendNoSuchPart(reply, 416, `bytes */${size}`);
  // HEAD is answered from what is known. Opened before anything is said: a store that is away has none of these headers.
  const body = request.method === 'HEAD' ? Readable.from([]) : await store.open(row.file, range);
  const length = range ? range.end - range.start + 1 : size;
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return describe(reply.headers({ ...ours, 'content-length': length }), sending).send(body);
}
