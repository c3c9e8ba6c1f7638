import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { hasOneHost } from '../http/host.ts';
import { problemBody, PROBLEM_TYPE } from '../plugins/problem.ts';
import type { KeptResponse } from './cached-response.ts';
import type { CacheRegistry } from './cache-registry.ts';
import { lastLanguage } from './last-language.ts';

/**
 * All of a request that its response may depend on, beside its site, in the client's own spelling; a browser spells the
 * same request the same each time. Undefined where no cached response can be meant. Whether a proxy's header counts
 * depends on the address it comes from.
 */
export function requestKey({ method, url, headers, socket }: IncomingMessage): string | undefined {
  if (method !== 'GET' || url === undefined) return undefined;
  // What staff ask for, and the codes of a booking, are worked out for each request.
  if (url.startsWith('/api/devise/')) return undefined;
  if (url.startsWith('/api/')) return url;
  const { host, cookie, 'accept-language': language, 'x-forwarded-proto': scheme } = headers;
  const proxy = scheme === undefined ? '' : `${String(scheme)} ${socket.remoteAddress}`;
  // Pages of the public site have their language in their address, and only redirects look at a query.
  if (!url.startsWith('/app')) return url.includes('?') ? undefined : `${url} ${host} ${proxy}`;
  return `${url} ${host} ${proxy} ${language} ${lastLanguage(cookie)}`;
}

/** The response to a request that came in this spelling before, while what is cached is current. */
function warmResponse(registry: CacheRegistry, request: IncomingMessage): KeptResponse | undefined {
  const key = requestKey(request);
  const { host, 'server-name': name } = request.headers;
  if (key === undefined || host === undefined || !hasOneHost(request)) return undefined;
  const site = registry.readyDirectory?.find(host, name as string | undefined);
  const cache = site && registry.readySite(site.id);
  return cache?.responseTo(key);
}

/** The HTTP server: warm requests are answered at once, all others go through Fastify. */
export function serveWarmRequests(registry: CacheRegistry) {
  return (throughFastify: RequestListener, options: FastifyServerOptions) => {
    const { connectionTimeout = 0 } = options;
    // Node's own check would answer without a problem body; `rejectMalformedOrigins` looks at the header.
    const server = createServer({ requireHostHeader: false }, (request, response) => {
      const cached = warmResponse(registry, request);
      // While it closes, Fastify says so to every connection that is still open.
      if (cached && server.listening) {
        cached.write(request, response);
        // Nearly always the system has taken all of it: a timer for each would cost a 304 a twentieth of its time.
        if (request.socket.writableLength > 0) request.socket.setTimeout(connectionTimeout);
      } else {
        request.socket.setTimeout(connectionTimeout);
        throughFastify(request, response);
      }
    });
    server.on('checkExpectation', (_request, response) => {
      const body = problemBody(417, { detail: 'The only expectation that is met is 100-continue.' });
      response
        .writeHead(417, {
          'content-type': PROBLEM_TYPE,
          'content-length': Buffer.byteLength(body),
          connection: 'close',
        })
        .end(body);
    });
    // With a server of one's own Fastify leaves its time limits to it.
    server.keepAliveTimeout = options.keepAliveTimeout!;
    server.requestTimeout = options.requestTimeout!;
    return server;
  };
}
