import type { FastifyRequest } from 'fastify';
import { isId } from '../../domain/fields/reference.ts';
import { ValidationFailed, VersionMissing } from './errors.ts';
import { numberParameter } from './parameter.ts';
import { defineQuery } from './query.ts';

/** The version of a record that a write was made over. */

interface Versioned {
  readonly version?: unknown;
}

/** The version in a body; undefined where none is given. Throws ValidationFailed for what is no version. */
export function requestedVersion(body: unknown): number | undefined {
  const version = (body as Versioned | null | undefined)?.version ?? undefined;
  if (version === undefined || isId(version)) return version;
  throw new ValidationFailed([{ path: 'version', code: 'type', detail: 'a whole number' }]);
}

/** Throws VersionMissing for a body without a version. */
export function requireVersion(body: unknown): void {
  if (((body as Versioned | null | undefined)?.version ?? undefined) === undefined)
    throw new VersionMissing();
}

export const removalQuery = defineQuery({
  version: numberParameter({
    description: 'The version that was read. It may stand in the body too: `{ "version": 3 }`.',
  }),
});

/** The version that a DELETE names: in the query, since not every proxy passes the body of a DELETE on, or in the body. */
export const versionOfRemoval = (request: FastifyRequest): number | undefined =>
  removalQuery.read(request).version ?? requestedVersion(request.body);
