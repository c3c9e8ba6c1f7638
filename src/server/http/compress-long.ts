import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesGzip } from '../delivery/accept-encoding.ts';

const compress = promisify(gzip);

/** Characters; below it a packet or two are not worth the work. */
const LONG = 20_000;
// The list of 2,000 pages has 788 kB, of which 30 are left; higher levels take three times as long for a few more.
const level = 4;

/** An `onSend` hook: a long JSON answer of staff goes through the line of a hotel. Guests' answers are compressed once and kept. */
export async function compressLong(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < LONG) return payload;
  if (!takesGzip(headers['accept-encoding'])) return payload;
  reply.header('content-encoding', 'gzip').header('vary', 'Accept-Encoding');
  return compress(payload, { level });
}
