import type { FastifyRequest } from 'fastify';
import { NotFound } from './errors.ts';
import { parseWholeNumber } from './parameter.ts';
import { objectOf, wholeNumber } from './route-schema.ts';

/** What a request names in its path. */

const partOf = (request: FastifyRequest, name: string): string =>
  (request.params as Record<string, string>)[name] ?? '';

/** The number of a record, or of one of its revisions. Throws BadRequest. */
export const pathNumber = (request: FastifyRequest, name: 'id' | 'number'): number =>
  parseWholeNumber(partOf(request, name), name);

/** The paths of a record and of one of its revisions, for OpenAPI. */
export const idParams = objectOf({ id: wholeNumber });
export const revisionParams = objectOf({ id: wholeNumber, number: wholeNumber });

/** An id of letters, as people, sessions and passkeys have. Throws NotFound for what cannot be one. */
export function pathId(request: FastifyRequest, name: 'id' | 'session' | 'passkey'): string {
  const id = partOf(request, name);
  if (!/^[\w-]{1,64}$/.test(id)) throw new NotFound();
  return id;
}
