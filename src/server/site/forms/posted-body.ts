import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostName } from '../../http/host.ts';

/** What forms of plain HTML send, and who may send it. */

/** Bytes: of every field the most that it takes, and more. */
const MAX_BODY = 64 * 1024;

/** The first of several fields of one name counts. */
function readFields(body: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) if (!fields.has(name)) fields.set(name, value);
  return fields;
}

/** Lets the routes of a scope take forms of plain HTML. */
export const takePostedForms = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY },
    (_request, body, done) => done(null, readFields(body as string)),
  );
};

/** What was sent, by the name of the field; nothing where it was no form. */
export const postedFields = ({ body }: FastifyRequest): ReadonlyMap<string, string> =>
  body instanceof Map ? (body as Map<string, string>) : new Map();

/** Whether a page of this very host sent it. Browsers say so; other programs have no visitor whose name they could misuse. */
export function isFromHere({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return origin === undefined || (URL.parse(origin)?.hostname ?? '') === hostName(host);
}
