import type { IncomingMessage } from 'node:http';

/**
 * A Host header by its grammar: a name, an IPv4 address or an IPv6 address in brackets, and a port. Anything else, as
 * in 'casa-marea.localhost:80@evil.test', would lead elsewhere in an address that it is written into.
 */
const HOST = /^([a-z0-9_](?:[a-z0-9_.-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::([0-9]{1,5}))?$/i;

export interface Host {
  /** In lower case, without the port. */
  readonly name: string;
  readonly port: string | undefined;
}

/** Undefined where the text is no host. */
export function parseHost(text: string | undefined): Host | undefined {
  const match = text === undefined ? null : HOST.exec(text);
  if (!match || Number(match[2] ?? 0) > 65_535) return undefined;
  return { name: match[1]!.toLowerCase(), port: match[2] };
}

/** The host's name in lower case, without its port; '' where the text is no host. */
export const hostName = (text: string | undefined): string => parseHost(text)?.name ?? '';

/** Whether a request says once which host it wants. HTTP/1.0 knows requests without. */
export function hasOneHost({ rawHeaders, httpVersionMinor, httpVersionMajor }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1 || (count === 0 && httpVersionMajor === 1 && httpVersionMinor === 0);
}
