import { newTicket } from '../src/server/forms/form-ticket.ts';
import type { TestApp } from './app.ts';

const HTML = 'text/html,application/xhtml+xml';

/** A visitor of a site without script: opens its pages and sends its forms. */
export function siteVisitor({ app }: Pick<TestApp, 'app'>, siteId: number, host: string) {
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: HTML, host, ...headers } });
  /** A ticket as a visitor has it who began to write half a minute ago. */
  const ticket = async () => newTicket(await app.signingKey(), siteId, Date.now() - 30_000);
  const post = (url: string, values: Record<string, string>, remoteAddress?: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        accept: HTML,
        host,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: new URLSearchParams(values).toString(),
      ...(remoteAddress !== undefined && { remoteAddress }),
    });
  return { get, post, ticket };
}
