import type { ContentType } from '../../../domain/content-type.ts';
import type { JsonSchema } from '../../../domain/fields/field-type.ts';
import type { Parameter } from './list-parameters.ts';
import {
  answer,
  body,
  conflict,
  id,
  list,
  malformed,
  notThere,
  number,
  type Operation,
  type Paths,
  refused,
  unversioned,
  whole,
} from './operation.ts';
import { refTo, schemaName } from './schemas.ts';

const ids = { ...list(whole), uniqueItems: true };

function orderOf(type: ContentType): Operation {
  const site = type.scope === 'site' ? { site_id: whole } : {};
  const order = { type: 'object', properties: { ids }, required: ['ids'] };
  return {
    summary: 'Put all of a site in order',
    requestBody: body({
      type: 'object',
      properties: { ...site, ids },
      required: [...Object.keys(site), 'ids'],
    }),
    responses: { 200: answer(order, 'The order'), ...malformed, ...notThere, ...conflict(order), ...refused },
  };
}

function bulkOf({ remove }: ContentType, many: string): Operation {
  const entry = (more: Record<string, JsonSchema>): JsonSchema =>
    list({
      type: 'object',
      properties: { id: whole, ...more },
      required: ['id', ...Object.keys(more)],
    });
  return {
    summary: `Do the same with many ${many}`,
    requestBody: body({
      type: 'object',
      properties: {
        action: { enum: [remove, 'restore'] },
        records: { ...entry({ version: whole }), maxItems: 500 },
      },
      required: ['action', 'records'],
    }),
    responses: {
      200: answer(
        {
          type: 'object',
          properties: { done: entry({ version: whole }), failed: entry({ detail: { type: 'string' } }) },
          required: ['done', 'failed'],
        },
        'What was done, and what was left and why',
      ),
      ...malformed,
      ...unversioned,
      ...refused,
    },
  };
}

/** What is written of a type. */
export function writePaths(type: ContentType): Paths {
  const record = refTo(schemaName(type));
  const { one, many } = type.labels.en;
  const done = { 200: answer(record, `The ${one} as it is now`), ...malformed, ...notThere };
  const changed = { ...done, ...conflict(record), ...refused, ...unversioned };
  const change = (summary: string, ...more: Parameter[]): Operation => ({
    summary,
    parameters: [id, ...more],
    requestBody: body(refTo('VersionRead')),
    responses: changed,
  });
  const versionInQuery: Parameter = {
    name: 'version',
    in: 'query',
    description: 'The version that was read. It may stand in the body too: `{ "version": 3 }`.',
    schema: whole,
  };
  const draftKey: Parameter = {
    name: 'X-Draft-Key',
    in: 'header',
    description:
      'The draft it was typed in. Asked again with the same key, the record that was made is answered.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9]{8}$' },
  };
  const made = answer(record, `The new ${one}`, {
    meta: { type: 'object', properties: { isNew: { type: 'boolean' } }, required: ['isNew'] },
  });
  const headers = { Location: { description: 'Its address', schema: { type: 'string' } } };
  return {
    '': {
      post: {
        summary: `Create a ${one}`,
        parameters: [draftKey],
        requestBody: body(refTo(`${schemaName(type)}New`)),
        responses: {
          201: { ...made, headers },
          200: { ...made, headers, description: 'It was made of this draft before' },
          ...malformed,
          ...notThere,
          ...refused,
        },
      },
    },
    '/{id}': {
      put: {
        summary: `Change a ${one}`,
        parameters: [id],
        requestBody: body(refTo(`${schemaName(type)}Change`)),
        responses: changed,
      },
      ...(type.remove === 'delete'
        ? {
            delete: {
              summary: 'Put it into the trash for 30 days',
              parameters: [id, versionInQuery],
              requestBody: body(refTo('VersionRead'), false),
              responses: changed,
            },
          }
        : {}),
    },
    '/{id}/revisions/{number}/restore': { post: change('Write what it said then as the newest', number) },
    ...(type.ordered ? { '/order': { put: orderOf(type) } } : {}),
    ...(type.remove === 'never'
      ? {}
      : {
          '/bulk': { post: bulkOf(type, many) },
          '/{id}/restore': { post: change('Out of the trash, else out of the archive') },
        }),
    ...(type.remove === 'archive' ? { '/{id}/archive': { post: change('Put it into the archive') } } : {}),
  };
}
