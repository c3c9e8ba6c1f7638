import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { lastLanguage } from './last-language.ts';
import type { Library } from './library.ts';

/**
 * All of a request that its answer may depend on, beside its site; a browser says the same each time. Undefined
 * where no kept answer can be meant. Whether a proxy's word counts depends on the address it comes from.
 */
export function wordsOf({ method, url, headers, socket }: IncomingMessage): string | undefined {
  if (method !== 'GET' || url === undefined) return undefined;
  if (url.startsWith('/api/')) return url;
  if (!url.startsWith('/app')) return undefined;
  const { host, cookie, 'accept-language': language, 'x-forwarded-proto': scheme } = headers;
  const proxy = scheme === undefined ? '' : `${String(scheme)} ${socket.remoteAddress}`;
  return `${url} ${host} ${proxy} ${language} ${lastLanguage(cookie)}`;
}

/** The HTTP server: what was asked before in the same words is written at once, all else goes through Fastify. */
export function serveWarmReads(library: Library) {
  return (throughFastify: RequestListener, options: FastifyServerOptions) => {
    const { connectionTimeout: movesWithin = 0 } = options;
    const server = createServer((request, response) => {
      const { host, 'server-name': name } = request.headers;
      const site = library.readyDirectory?.find(host, name as string | undefined);
      const shelf = site && library.readyShelf(site.id);
      const answer = shelf?.answerTo(wordsOf(request));
      // While it closes, Fastify says so to every connection that is still open.
      if (answer && server.listening) {
        answer.write(request, response);
        // Nearly always the system has taken all of it: a limit for each would cost a 304 a twentieth of its time.
        if (request.socket.writableLength > 0) request.socket.setTimeout(movesWithin);
      } else {
        request.socket.setTimeout(movesWithin);
        throughFastify(request, response);
      }
    });
    // With a server of one's own Fastify leaves its time limits to it.
    server.keepAliveTimeout = options.keepAliveTimeout!;
    server.requestTimeout = options.requestTimeout!;
    return server;
  };
}
