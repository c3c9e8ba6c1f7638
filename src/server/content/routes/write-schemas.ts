import type { ContentType } from '../../../domain/content-type.ts';
import { bulkFields } from '../../../domain/record/bulk-fields.ts';
import { idParams, revisionParams } from '../../http/path.ts';
import {
  conflictWith,
  dataResponse,
  failures,
  listOf,
  objectOf,
  refTo,
  wholeNumber,
} from '../../http/route-schema.ts';
import { removalQuery } from '../../http/version.ts';
import { schemaName } from '../openapi/schemas.ts';
import { someLanguages } from '../publication/schemas.ts';
import { bulkActions, MAX_BULK } from './requested-many.ts';

/** The schemas of the routes that write records of a type, for `write-routes.ts`. */

const { badRequest, notFound, validationFailed, versionMissing } = failures;

const draftKey = {
  type: 'object',
  properties: {
    'X-Draft-Key': {
      type: 'string',
      pattern: '^[A-Za-z0-9]{8}$',
      description:
        'The draft it was typed in. Asked again with the same key, the record that was made is answered.',
    },
  },
};

const ids = { ...listOf(wholeNumber), uniqueItems: true };
const order = objectOf({ ids });
const versioned = listOf(objectOf({ id: wholeNumber, version: wholeNumber }));
const failed = listOf(objectOf({ id: wholeNumber, detail: { type: 'string' } }));

export function writeSchemas(type: ContentType) {
  const name = schemaName(type);
  const record = refTo(name);
  const { one, many } = type.labels.en;
  const tags = [many];
  const made = {
    ...dataResponse(record, `The new ${one}`, { meta: objectOf({ isNew: { type: 'boolean' } }) }),
    headers: { Location: { type: 'string', description: 'Its address' } },
  };
  const changed = {
    200: dataResponse(record, `The ${one} as it is now`),
    ...badRequest,
    ...notFound,
    ...conflictWith(record),
    ...validationFailed,
    ...versionMissing,
  };
  const change = (summary: string, more: { params?: object; querystring?: object; body?: object } = {}) => ({
    tags,
    summary,
    params: idParams,
    body: refTo('VersionRead'),
    response: changed,
    ...more,
  });
  return {
    create: {
      tags,
      summary: `Create a ${one}`,
      headers: draftKey,
      body: refTo(`${name}New`),
      response: {
        201: made,
        200: { ...made, description: 'It was made of this draft before' },
        ...badRequest,
        ...notFound,
        ...validationFailed,
      },
    },
    update: change(`Change a ${one}`, { body: refTo(`${name}Change`) }),
    remove: change('Put it into the trash for 30 days', { querystring: removalQuery.schema }),
    archive: change('Put it into the archive'),
    restore: change('Out of the trash, else out of the archive'),
    restoreRevision: change('Write what it said then as the newest', { params: revisionParams }),
    order: {
      tags,
      summary: 'Put all of a site in order',
      body: objectOf({ ...(type.scope === 'site' ? { site_id: wholeNumber } : {}), ids }),
      response: {
        200: dataResponse(order, 'The order'),
        ...badRequest,
        ...notFound,
        ...conflictWith(order),
        ...validationFailed,
      },
    },
    bulk: {
      tags,
      summary: `Do the same with many ${many}`,
      body: {
        type: 'object',
        properties: {
          action: { enum: bulkActions(type) },
          values: { type: 'object', description: `With \`set\`, of: ${bulkFields(type).join(', ')}.` },
          languages: { ...someLanguages, description: 'With `publish` and `withdraw`.' },
          records: { ...versioned, maxItems: MAX_BULK },
        },
        required: ['action', 'records'],
      },
      response: {
        200: dataResponse(objectOf({ done: versioned, failed }), 'What was done, and what was left and why'),
        ...badRequest,
        ...versionMissing,
        ...validationFailed,
      },
    },
  };
}
