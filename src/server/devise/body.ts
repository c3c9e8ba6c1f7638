import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Field, FieldOptions, Fields, ValuesOf } from '../../domain/fields/field.ts';
import { type Kind, type KindOf, Reading } from '../../domain/fields/kind.ts';
import { kindOf as kindOfContent } from '../../domain/fields/kinds.ts';
import { readFields, schemaOfFields } from '../../domain/fields/read.ts';
import { isStorable } from '../../domain/fields/text.ts';
import { Refused } from '../content/failures.ts';

/** Bodies of the staff's own routes are declared and read as records are: every field that fails is named. */

/** Kept to the letter: spaces at the ends of a password are part of it. */
export interface SecretField extends Field<'secret', string | null> {}
export interface EmailField extends Field<'email', string | null> {}
export interface SitesField extends Field<'sites', number[] | 'all'> {}
/** What a browser's authenticator says; read by better-auth. */
export interface CeremonyField extends Field<'ceremony', Record<string, unknown> | null> {}

export const secret = <const O extends FieldOptions>(options: O): SecretField & O => ({
  kind: 'secret',
  ...options,
});
export const email = <const O extends FieldOptions>(options: O): EmailField & O => ({
  kind: 'email',
  ...options,
});
export const sites = <const O extends FieldOptions>(options: O): SitesField & O => ({
  kind: 'sites',
  ...options,
});
export const ceremony = <const O extends FieldOptions>(options: O): CeremonyField & O => ({
  kind: 'ceremony',
  ...options,
});

const SECRET_MOST = 1000;
const EMAIL_MOST = 254;

const secretKind: Kind<SecretField> = {
  column: 'text',
  empty: null,
  read(value, _field, at, reading) {
    if (typeof value !== 'string') reading.refuse(at, 'type', 'text');
    else if (value.length > SECRET_MOST) reading.refuse(at, 'too-long', String(SECRET_MOST));
    else return value;
    return null;
  },
  schema: () => ({ type: 'string', maxLength: SECRET_MOST }),
};

const emailKind: Kind<EmailField> = {
  column: 'text',
  empty: null,
  read(value, _field, at, reading) {
    const address = typeof value === 'string' ? value.trim().toLowerCase() : '';
    const isAddress = /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@<>"(),;:\\[\].]+$/.test(address);
    if (isAddress && address.length <= EMAIL_MOST && isStorable(address)) return address;
    if (value !== '') reading.refuse(at, 'email');
    return null;
  },
  schema: () => ({ type: 'string', format: 'email', maxLength: EMAIL_MOST }),
};

const SITES_MOST = 1000;

const sitesKind: Kind<SitesField> = {
  column: 'json',
  empty: [],
  read(value, _field, at, reading) {
    if (value === 'all') return value;
    const isList =
      Array.isArray(value) &&
      value.length <= SITES_MOST &&
      value.every((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31);
    if (isList) return [...new Set(value)];
    reading.refuse(at, 'type', '"all" or a list of site ids');
    return [];
  },
  schema: () => ({ anyOf: [{ const: 'all' }, { type: 'array', items: { type: 'integer' } }] }),
  isEmpty: (value) => Array.isArray(value) && value.length === 0,
};

const ceremonyKind: Kind<CeremonyField> = {
  column: 'json',
  empty: null,
  read(value, _field, at, reading) {
    // A passkey is looked up by its id, which browsers write in letters that PostgreSQL can hold.
    const { id } = (value ?? {}) as { id?: unknown };
    const isRead = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isRead && (typeof id !== 'string' || isStorable(id))) return value;
    reading.refuse(at, 'type', 'an answer of the browser');
    return null;
  },
  schema: () => ({ type: 'object' }),
};

const ownKinds = new Map<string, unknown>([
  ['secret', secretKind],
  ['email', emailKind],
  ['sites', sitesKind],
  ['ceremony', ceremonyKind],
]);

const kindOf: KindOf = (field) => (ownKinds.get(field.kind) as Kind | undefined) ?? kindOfContent(field);

/** The body's values. What it does not mention stays as in `current`. Throws Refused. */
export function readBody<F extends Fields>(
  request: FastifyRequest,
  fields: F,
  current: Partial<ValuesOf<F>> = {},
): ValuesOf<F> {
  const { body } = request;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const reading = new Reading(kindOf);
  const values = readFields(isObject ? { ...current, ...body } : (body ?? {}), fields, '', reading);
  if (reading.problems.length > 0) throw new Refused(reading.problems);
  return values as ValuesOf<F>;
}

/** What a route takes, for OpenAPI. */
export const bodySchema = (fields: Fields) => ({ body: schemaOfFields(fields, kindOf) });

const BODY_MOST = 64 * 1024;

/** Gives every route of a scope its place in the description of the API, and takes nothing large. */
export function describeAs(routes: FastifyInstance, tag: string): void {
  routes.addHook('onRoute', (route) => {
    route.bodyLimit = BODY_MOST;
    route.schema = { tags: [tag], ...route.schema };
  });
}
