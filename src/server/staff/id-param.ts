import type { FastifyRequest } from 'fastify';
import { NotFound } from '../http/errors.ts';

/** A text id in the path, as people, sessions and passkeys have. Throws NotFound for what cannot be one. */
export function idParam(request: FastifyRequest, name: 'id' | 'session' | 'passkey'): string {
  const id = (request.params as Record<string, string>)[name] ?? '';
  if (!/^[\w-]{1,64}$/.test(id)) throw new NotFound();
  return id;
}
