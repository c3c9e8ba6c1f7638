import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../../config.ts';
import { isSecure } from '../session/cookies.ts';
import { hostName } from '../../http/host.ts';
import type { SiteDirectory } from '../../delivery/site-directory.ts';

// A name or an IP address with its port: 'localhost:80@elsewhere' would lead to another host.
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The origin of links in mails. The Host header comes from whoever requests a password reset, so a host is only
 * trusted when it belongs to a site, to this machine, or is the IP address that the connection came to.
 */
export function trustedOrigin(
  request: FastifyRequest,
  publicOrigin: string | undefined,
  sites: SiteDirectory,
): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const { host } = request;
  // Behind a proxy the scheme is a header too, which may hold anything.
  const protocol = isSecure(request) ? 'https' : 'http';
  const name = hostName(host).replace(/^\[|\]$/g, '');
  const isOurs =
    isLoopbackHost(name) ||
    sites.find(host, host) !== undefined ||
    (isIP(name) !== 0 && name === request.socket.localAddress?.replace(/^::ffff:/, ''));
  const fallback = sites.find(undefined, undefined)?.hosts[0] ?? 'localhost';
  const seen = `${protocol}://${host}`;
  return isOurs && HOST.test(host) && URL.canParse(seen) ? seen : `${protocol}://${fallback}`;
}
