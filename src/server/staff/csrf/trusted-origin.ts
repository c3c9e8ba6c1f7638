import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../../config.ts';
import { isSecure } from '../session/cookies.ts';
import { hostName } from '../../http/host.ts';
import type { SiteDirectory } from '../../delivery/site-directory.ts';

// A name or an address with its port: 'localhost:80@elsewhere' would lead elsewhere.
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Where links in mails lead. Whoever asks for somebody's new password writes the Host header too, so a host is
 * only believed when it is a site's, this machine's or the very address the connection came to.
 */
export function trustedOrigin(
  request: FastifyRequest,
  publicOrigin: string | undefined,
  sites: SiteDirectory,
): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const { host } = request;
  // Behind a proxy the scheme is a header too, in which anything may stand.
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
