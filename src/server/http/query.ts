import { isStorable } from '../../domain/fields/text.ts';
import type { JsonSchema } from '../../domain/fields/field-type.ts';
import { BadRequest } from './errors.ts';
import type { Parameter } from './parameter.ts';

/**
 * The query parameters of a route, declared once: `read` takes their values from an address, `schema` describes them
 * in OpenAPI. Every route reads its query through this, so that each parameter is given once, has a limit, and holds
 * nothing that a database or a comparison would stumble over.
 */
export interface Query<V = unknown> {
  readonly schema: JsonSchema;
  /** Throws BadRequest, which names the parameter. What is not declared is passed over. */
  read(request: { readonly url: string }): V;
}

/** The values that a query has once it is read. */
export type ValuesIn<Q> = Q extends Query<infer V> ? V : never;

export type Parameters = Readonly<Record<string, Parameter>>;

type ValueOf<P> =
  P extends Parameter<infer V> ? (P extends { readonly required: true } ? V : V | undefined) : never;

/** An empty parameter counts as not given. */
export type ValuesOf<P extends Parameters> = { readonly [N in keyof P]: ValueOf<P[N]> };

/** Undefined where the percent-encoding is none of UTF-8. */
function decoded(text: string): string | undefined {
  // Most are written in plain letters.
  if (!/[%+]/.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** Names and values of an address in turn, the values still encoded. */
function pairsOf(url: string): (readonly [name: string | undefined, encoded: string])[] {
  const mark = url.indexOf('?');
  if (mark === -1) return [];
  return url
    .slice(mark + 1)
    .split('&')
    .map((pair) => {
      const equals = pair.indexOf('=');
      return equals === -1 ? [decoded(pair), ''] : [decoded(pair.slice(0, equals)), pair.slice(equals + 1)];
    });
}

/** The names of all parameters in an address, declared or not. */
export const namesIn = (url: string): string[] =>
  pairsOf(url).flatMap(([name = '']) => (name === '' ? [] : [name]));

/** The value of a parameter that was given; undefined where it is empty. */
function readValue(name: string, { maxLength, parse }: Parameter, encoded: string): unknown {
  const text = decoded(encoded);
  if (text === undefined) {
    throw new BadRequest(`${name} cannot be decoded: it should be UTF-8, percent-encoded.`);
  }
  if (text === '') return undefined;
  if (text.length > maxLength) throw new BadRequest(`${name} should have at most ${maxLength} characters.`);
  if (!isStorable(text)) throw new BadRequest(`${name} contains a character that cannot be looked for.`);
  return parse(text, name);
}

function readQuery<P extends Parameters>(url: string, parameters: P): ValuesOf<P> {
  const given = new Map<string, unknown>();
  for (const [name, encoded] of pairsOf(url)) {
    if (name === undefined || !Object.hasOwn(parameters, name)) continue;
    if (given.has(name)) throw new BadRequest(`${name} should be given once.`);
    given.set(name, readValue(name, parameters[name]!, encoded));
  }
  const missing = Object.keys(parameters).find(
    (name) => parameters[name]!.required && given.get(name) === undefined,
  );
  if (missing !== undefined) throw new BadRequest(`${missing} is required: ?${missing}=`);
  return Object.fromEntries(Object.keys(parameters).map((name) => [name, given.get(name)])) as ValuesOf<P>;
}

function schemaOf(parameters: Parameters): JsonSchema {
  const required = Object.keys(parameters).filter((name) => parameters[name]!.required);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(parameters).map(([name, { schema, description }]) => [
        name,
        description === undefined ? schema : { ...schema, description },
      ]),
    ),
    ...(required.length > 0 ? { required } : {}),
  };
}

export const defineQuery = <const P extends Parameters>(parameters: P): Query<ValuesOf<P>> => ({
  schema: schemaOf(parameters),
  read: ({ url }) => readQuery(url, parameters),
});
