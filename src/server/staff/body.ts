import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Field, FieldOptions, Fields, ValuesOf } from '../../domain/fields/field.ts';
import { type FieldType, type FieldTypeOf, ParseContext } from '../../domain/fields/field-type.ts';
import { fieldTypeOf as contentFieldTypeOf } from '../../domain/fields/field-types.ts';
import { parseFields, schemaOfFields } from '../../domain/fields/parse.ts';
import { isStorable } from '../../domain/fields/text.ts';
import { ValidationFailed } from '../http/errors.ts';
import { requestedVersion, requireVersion } from '../http/version.ts';

/** Request bodies of the staff routes are declared and parsed like records: every failing field is named. */

/** Not trimmed: spaces at the ends of a password are part of it. */
export interface SecretField extends Field<'secret', string | null> {}
export interface SitesField extends Field<'sites', number[] | 'all'> {}
/** The response of a browser's authenticator; validated by better-auth. */
export interface CeremonyField extends Field<'ceremony', Record<string, unknown> | null> {}

export const secret = <const O extends FieldOptions>(options: O): SecretField & O => ({
  type: 'secret',
  ...options,
});
export const sites = <const O extends FieldOptions>(options: O): SitesField & O => ({
  type: 'sites',
  ...options,
});
export const ceremony = <const O extends FieldOptions>(options: O): CeremonyField & O => ({
  type: 'ceremony',
  ...options,
});

const MAX_SECRET = 1000;

const secretType: FieldType<SecretField> = {
  column: 'text',
  blank: null,
  parse(value, _field, at, context) {
    if (typeof value !== 'string') context.addIssue(at, 'type', 'text');
    else if (value.length > MAX_SECRET) context.addIssue(at, 'too-long', String(MAX_SECRET));
    else return value;
    return null;
  },
  schema: () => ({ type: 'string', maxLength: MAX_SECRET }),
};

const MAX_SITES = 1000;

const sitesType: FieldType<SitesField> = {
  column: 'json',
  blank: [],
  parse(value, _field, at, context) {
    if (value === 'all') return value;
    const isList =
      Array.isArray(value) &&
      value.length <= MAX_SITES &&
      value.every((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31);
    if (isList) return [...new Set(value)];
    context.addIssue(at, 'type', '"all" or a list of site ids');
    return [];
  },
  schema: () => ({ anyOf: [{ const: 'all' }, { type: 'array', items: { type: 'integer' } }] }),
  isEmpty: (value) => Array.isArray(value) && value.length === 0,
};

const ceremonyType: FieldType<CeremonyField> = {
  column: 'json',
  blank: null,
  parse(value, _field, at, context) {
    // A passkey is looked up by its id, which must be a text that PostgreSQL can store.
    const { id } = (value ?? {}) as { id?: unknown };
    const isRead = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isRead && (typeof id !== 'string' || isStorable(id))) return value;
    context.addIssue(at, 'type', 'an answer of the browser');
    return null;
  },
  schema: () => ({ type: 'object' }),
};

const ownTypes = new Map<string, unknown>([
  ['secret', secretType],
  ['sites', sitesType],
  ['ceremony', ceremonyType],
]);

const fieldTypeOfBody: FieldTypeOf = (field) =>
  (ownTypes.get(field.type) as FieldType | undefined) ?? contentFieldTypeOf(field);

/** The body's values; fields that it does not mention stay as in `current`. Throws ValidationFailed. */
export function parseBody<F extends Fields>(
  request: FastifyRequest,
  fields: F,
  current: Partial<ValuesOf<F>> = {},
): ValuesOf<F> {
  const { body } = request;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const context = new ParseContext(fieldTypeOfBody);
  const values = parseFields(isObject ? { ...current, ...body } : (body ?? {}), fields, '', context);
  if (context.issues.length > 0) throw new ValidationFailed(context.issues);
  return values as ValuesOf<F>;
}

/** The same of a body that carries the version that was read. Throws VersionMissing as well. */
export function parseVersionedBody<F extends Fields>(
  { body }: FastifyRequest,
  fields: F,
): ValuesOf<F> & { readonly version: number } {
  requireVersion(body);
  const { version: _version, ...given } = body as Readonly<Record<string, unknown>>;
  const version = requestedVersion(body)!;
  return { ...parseBody({ body: given } as FastifyRequest, fields), version };
}

/** The JSON schema of a route's body, for OpenAPI. */
export const bodySchema = (fields: Fields) => ({ body: schemaOfFields(fields, fieldTypeOfBody) });

const MAX_BODY = 64 * 1024;

/** Gives every route of a scope its OpenAPI tag and a small body limit. */
export function describeRoutes(routes: FastifyInstance, tag: string): void {
  routes.addHook('onRoute', (route) => {
    route.bodyLimit = MAX_BODY;
    route.config = { ...route.config, tag };
  });
}
