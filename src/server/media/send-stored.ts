import { basename } from 'node:path';
import send from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { kindOf } from '../../domain/media/media-kinds.ts';
import { NotFound } from '../http/errors.ts';
import { sendProblem } from '../plugins/problem.ts';
import type { StoredFile } from './items.ts';

/** Opened by itself a file runs nothing, asks for nothing, and is nobody's page. */
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox";

/** Texts say how they are coded, so that no browser guesses. */
const typeOf = ({ mime }: StoredFile): string => (mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime);

/**
 * Sends a stored file as it is: whole, in parts (206, 416), or not at all where the browser has it (304). Documents
 * are downloaded, since a browser shows them with more of their powers than anything else here.
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { row, folder, keep }: { readonly row: StoredFile; readonly folder: string; readonly keep: string },
): Promise<FastifyReply> {
  const { statusCode, headers, stream, type } = await send(request.raw, `/${encodeURIComponent(row.file)}`, {
    root: folder,
    index: false,
    cacheControl: false,
    contentType: false,
  });
  if (statusCode === 404) throw new NotFound('There is no such file.');
  if (type === 'error') {
    const range = headers['Content-Range'];
    if (range) reply.header('content-range', range);
    return sendProblem(reply.header('cache-control', 'no-store'), statusCode, {});
  }
  if (kindOf(row.mime) === 'document') {
    reply.header(
      'content-disposition',
      `attachment; filename="${basename(row.id)}.${row.file.split('.').at(-1)}"`,
    );
  }
  return reply
    .code(statusCode)
    .headers(headers)
    .header('content-security-policy', HARMLESS)
    .header('cache-control', keep)
    .type(typeOf(row))
    .send(stream);
}
