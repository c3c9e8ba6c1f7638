import { STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '../../../domain/fields/field-type.ts';
import { problemResponse } from '../../http/route-schema.ts';
import { contentSchemas } from './schemas.ts';

/** The description of the whole API: the routes as they describe themselves, and what is said once for all of them. */

interface Described {
  tags?: readonly string[];
  operationId?: string;
  security?: readonly Record<string, readonly string[]>[];
  parameters?: readonly { name: string; in: string }[];
  requestBody?: object;
  responses: Record<string, Response | Reference | undefined>;
}

interface Response {
  readonly description: string;
  readonly content?: object;
}

interface Reference {
  readonly $ref: string;
}

type Document = Record<string, unknown> & { paths?: Record<string, Record<string, Described>> };

const inHeader = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description });

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'palapa.session_token',
    description: 'Set by POST /api/devise/login.',
  },
  csrf: inHeader(
    'X-CSRF-TOKEN',
    'The `csrf_token` that GET /api/devise/session answers, as the cookie PALAPA-XSRF has it.',
  ),
  xsrf: inHeader('X-PALAPA-XSRF', 'Another name of X-CSRF-TOKEN.'),
};

const something = {
  description: 'What was asked for',
  content: {
    'application/json': {
      schema: { type: 'object', properties: { data: {} }, required: ['data'] } as JsonSchema,
    },
  },
};

/** 'get /api/devise/events/{id}/uses' is getDeviseEventsIdUses. */
const operationId = (method: string, path: string): string =>
  method +
  [...path.replace(/^\/api/, '').matchAll(/[A-Za-z0-9]+/g)]
    .map(([word]) => word[0]!.toUpperCase() + word.slice(1))
    .join('');

function completeOperation(path: string, method: string, described: Described): Described {
  const { tags = [], parameters = [], requestBody, responses } = described;
  // A version in the query needs no body; the plugin calls every body required.
  const needsNoBody = parameters.some(({ name, in: place }) => place === 'query' && name === 'version');
  const isOfStaff = path.startsWith('/api/devise/') && !tags.includes('guest');
  const needsSession = isOfStaff && !tags.includes('Sign-in');
  const isWrite = isOfStaff && method !== 'get';
  const whole = responses[200];
  const isBare = whole && 'description' in whole && whole.description === 'Default Response';
  const keys = needsSession ? { session: [] } : {};
  const secured = isWrite
    ? [
        { ...keys, csrf: [] },
        { ...keys, xsrf: [] },
      ]
    : needsSession
      ? [keys]
      : [];
  return {
    ...described,
    operationId: operationId(method, path),
    security: secured,
    ...(requestBody && needsNoBody ? { requestBody: { ...requestBody, required: false } } : {}),
    responses: {
      ...responses,
      ...(isBare ? { 200: something } : {}),
      ...(needsSession ? { 401: problemResponse('Nobody is signed in') } : {}),
      ...(needsSession || isWrite
        ? { 403: problemResponse('Not allowed, or sent by a page of another address') }
        : {}),
      ...(isWrite
        ? {
            419: problemResponse('The CSRF token is missing or stale'),
            415: problemResponse('Not a body of this kind'),
            413: problemResponse('Too large a body'),
          }
        : {}),
      default: problemResponse('Any other failure'),
    },
  };
}

/** '404' is NotFound, '419' Status419, 'default' AnyFailure. */
const nameOf = (status: string): string =>
  status === 'default'
    ? 'AnyFailure'
    : (STATUS_CODES[status] ?? `Status${status}`).replaceAll(/[^A-Za-z0-9]/g, '');

/** Puts failures, which hundreds of operations have alike, once beside the schemas. */
class SharedResponses {
  readonly all: Record<string, Response> = {};

  share(status: string, response: Response | Reference): Response | Reference {
    if ('$ref' in response || !Object.hasOwn(response.content ?? {}, 'application/problem+json')) {
      return response;
    }
    const name = nameOf(status);
    const known = (this.all[name] ??= response);
    return isDeepStrictEqual(known, response) ? { $ref: `#/components/responses/${name}` } : response;
  }
}

export function completeDocument(document: Document): Document {
  const shared = new SharedResponses();
  const completeAndShare = (path: string, method: string, described: Described): Described => {
    const complete = completeOperation(path, method, described);
    const responses = Object.entries(complete.responses).map(([status, response]) => [
      status,
      response && shared.share(status, response),
    ]);
    return { ...complete, responses: Object.fromEntries(responses) };
  };
  return {
    ...document,
    paths: Object.fromEntries(
      Object.entries(document.paths ?? {}).map(([path, operations]) => [
        path,
        Object.fromEntries(
          Object.entries(operations).map(([method, one]) => [method, completeAndShare(path, method, one)]),
        ),
      ]),
    ),
    components: { schemas: contentSchemas(), responses: shared.all, securitySchemes },
  };
}
