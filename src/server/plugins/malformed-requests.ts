import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Socket } from 'node:net';
import { problemBody, PROBLEM_TYPE, sendProblem } from './problem.ts';

/** Malformed HTTP requests get problem responses too, although no route or hook runs for them. */

const { STATUS_CODES } = process.getBuiltinModule('node:http');

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const details: Readonly<Record<number, string>> = {
  400: 'This is no request of HTTP that can be read.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'A part of the address is too long.',
  431: 'The address and the headers are too long together.',
};

/** Written to the socket directly, because there is no reply object yet. */
function sendSocketProblem(error: { readonly code: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[error.code] ?? 400;
  const body = problemBody(status, { detail: details[status]! });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}

const sendUrlProblem = ({ statusCode = 400 }: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
  void sendProblem(reply, statusCode, {
    detail: statusCode === 414 ? details[414]! : 'This address cannot be read.',
  });

export const malformedRequestHandlers = {
  clientErrorHandler: sendSocketProblem,
  frameworkErrors: sendUrlProblem,
} satisfies FastifyServerOptions;
