import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allContentTypes, contentTypes } from '../../../content/index.ts';
import { promotionLocations } from '../../../domain/promotion.ts';
import { requester, created, example, named, sharedWithSites } from '../../../../test/type-tests.ts';
import type { SharedTestApp } from '../../../../test/app.ts';
import { typesByPath } from '../routes/content-routes.ts';
import { staffRoutesOf } from '../../../../test/staff-routes.ts';
import { schemaName } from './schemas.ts';

interface Described {
  summary?: string;
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: { enum?: unknown[] } }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, StaffResponse | { $ref: string }>;
  security: object[];
}
interface StaffResponse {
  content?: Record<string, { schema: object }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Described>>;
  components: { schemas: object; responses: Record<string, StaffResponse> };
}

let test: SharedTestApp;
/** What the app says of itself. */
let document: Document;
let misfits: ReturnType<typeof fitting>;

beforeAll(async () => {
  test = await sharedWithSites();
  document = (await test.app.inject({ url: '/api/openapi.json' })).json<Document>();
  misfits = fitting(document);
});
afterAll(() => test.close());

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, one]) => ({
      path,
      name: `${method.toUpperCase()} ${path}`,
      one,
    })),
  );

it('every route of the records is described, and nothing that is not there', async () => {
  const ofRecords = (path: string) => typesByPath.has(path.replace('/api/devise/', '').split('/')[0]!);
  const registered = (await staffRoutesOf(test.app))
    .filter(({ method }) => method !== 'HEAD')
    .map(
      ({ method, path }) => `${method} /api/devise/${path.replace(/\/$/, '').replaceAll(/:(\w+)/g, '{$1}')}`,
    )
    .filter((name) => ofRecords(name.split(' ')[1]!));
  const described = operationsOf(document).filter(({ path }) => ofRecords(path));
  expect(described.map(({ name }) => name).sort()).toEqual([...new Set(registered)].sort());
  expect(described.filter(({ one }) => !one.summary)).toEqual([]);
});

it('the document holds together: every reference is there, every operation has an id, every place its parameter', () => {
  expect(document.openapi).toBe('3.1.0');
  const operations = operationsOf(document);
  expect(new Set(operations.map(({ one }) => one.operationId)).size).toBe(operations.length);
  for (const { path, name, one } of operations) {
    const places = [...path.matchAll(/\{(\w+)\}/g)].map((place) => place[1]);
    const parameters = one.parameters ?? [];
    expect([name, parameters.filter((each) => each.in === 'path').map((each) => each.name)]).toEqual([
      name,
      places,
    ]);
    expect([name, new Set(parameters.map((each) => `${each.in} ${each.name}`)).size]).toEqual([
      name,
      parameters.length,
    ]);
    expect([name, Object.keys(one.responses)]).toEqual([name, expect.arrayContaining(['default'])]);
  }
  const { schemas, responses } = document.components;
  for (const [name, parts] of Object.entries({ schemas, responses })) {
    const reference = new RegExp(`"#/components/${name}/(\\w+)"`, 'g');
    const references = [...JSON.stringify(document).matchAll(reference)].map((one) => one[1]);
    expect(Object.keys(parts)).toEqual(expect.arrayContaining(references));
  }
});

it('says what lists may be asked for, and what a write carries', () => {
  const { paths } = document;
  const { get, post } = paths['/api/devise/events']!;
  const sort = get!.parameters!.find(({ name }) => name === 'sort')!;
  expect(sort.schema.enum).toContain('-start_date');
  expect(post!.parameters).toMatchObject([{ name: 'X-Draft-Key', in: 'header' }]);
  expect(post!.security).toEqual([
    { session: [], csrf: [] },
    { session: [], xsrf: [] },
  ]);
  const change = paths['/api/devise/event/{id}']!.put!;
  expect(change.requestBody!.content).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/EventChange' } },
  });
});

it('says how long parameters may be, which are required and what they may be', () => {
  const { paths } = document;
  const parameterOf = (path: string, parameter: string) =>
    paths[path]!.get!.parameters!.find(({ name }) => name === parameter)!;
  expect(parameterOf('/api/promos/by-location', 'location')).toMatchObject({
    required: true,
    schema: { enum: promotionLocations },
  });
  expect(parameterOf('/api/events/all', 'day').schema).toMatchObject({ format: 'date' });
  expect(parameterOf('/api/events/by-slug', 'slug')).toMatchObject({
    required: true,
    schema: { maxLength: 200 },
  });
  for (const [path, parameter] of [
    ['/api/airports', 'q'],
    ['/api/restaurant-menus/{slug}', 'slug'],
    ['/api/devise/events', 'searchterm'],
    ['/api/devise/find', 'q'],
    ['/api/devise/pictures', 'q'],
    ['/api/devise/users', 'searchterm'],
    ['/api/devise/audit', 'searchterm'],
  ] as const) {
    expect([path, parameterOf(path, parameter).schema]).toMatchObject([path, { maxLength: 200 }]);
  }
});

/** Says what of a value does not fit a schema of the document, in Fastify's words; nothing where it fits. */
function fitting({ components }: Document) {
  const customOptions = {
    strict: false,
    coerceTypes: false,
    useDefaults: false,
    removeAdditional: false,
    // To make the code of a large schema shorter takes longer than to run it.
    code: { optimize: false },
  } as const;
  const here = (schema: object) =>
    JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', 'document#/$defs/')) as object;
  const judge = Fastify({ ajv: { customOptions } });
  judge.addSchema({ $id: 'document', $defs: here(components.schemas) });
  const asked = new Map<string, object>();
  // By name, so that what Fastify has compiled for a schema is found again.
  judge.post<{ Querystring: { schema: string } }>('/', (request) => {
    const validate = request.compileValidationSchema(asked.get(request.query.schema)!);
    return { misfits: validate(request.body) ? [] : validate.errors };
  });
  return async (schema: object, value: object): Promise<readonly unknown[]> => {
    const name = JSON.stringify(schema);
    if (!asked.has(name)) asked.set(name, here(schema));
    const response = await judge.inject({
      method: 'POST',
      url: '/',
      query: { schema: name },
      payload: value,
    });
    return response.json<{ misfits: readonly unknown[] }>().misfits;
  };
}

it.each(allContentTypes.map((type) => [type.name, type] as const))(
  'what is sent and answered of a %s is as described',
  async (_name, type) => {
    const request = requester(test, type);
    const respondedWith = (path: string, method: string, status: number) => {
      const said = document.paths[`/api/devise/${type.path}${path}`]![method]!.responses[status]!;
      const { content } =
        '$ref' in said ? document.components.responses[said.$ref.split('/').at(-1)!]! : said;
      return Object.values(content!)[0]!.schema;
    };
    const record = await created(test, type);
    const at = `/${record.id}`;
    const changed = { version: 1, ...named(type, 'Changed') };
    expect(await misfits({ $ref: `#/components/schemas/${schemaName(type)}New` }, example(type))).toEqual([]);
    expect(await misfits({ $ref: `#/components/schemas/${schemaName(type)}Change` }, changed)).toEqual([]);
    const asked: [response: { status: number; headers: unknown }, path: string, method: string][] = [
      [await request('PUT', at, changed), '/{id}', 'put'],
      [await request('PUT', at, changed), '/{id}', 'put'],
      [await request('PUT', at, { version: 2, nonsense: 1 }), '/{id}', 'put'],
      [await request('PUT', at, named(type, 'Blind')), '/{id}', 'put'],
      [await request('GET'), '', 'get'],
      [await request('GET', '/search?searchterm=chan'), '/search', 'get'],
      [await request('GET', '?nonsense=1'), '', 'get'],
      [await request('GET', at), '/{id}', 'get'],
      [await request('GET', `${at}/uses`), '/{id}/uses', 'get'],
      [await request('GET', `${at}/revisions`), '/{id}/revisions', 'get'],
      [await request('GET', `${at}/revisions/1`), '/{id}/revisions/{number}', 'get'],
      [await request('GET', '/999999'), '/{id}', 'get'],
    ];
    expect(asked.map(([{ status }]) => status)).toEqual([
      200, 409, 422, 428, 200, 200, 400, 200, 200, 200, 200, 404,
    ]);
    for (const [{ headers: _headers, ...response }, path, method] of asked) {
      const { status } = response;
      expect([path, status, await misfits(respondedWith(path, method, status), response)]).toEqual([
        path,
        status,
        [],
      ]);
    }
  },
);

it('a value that does not fit its description is noticed', async () => {
  const record = await created(test, contentTypes.event);
  const event = { $ref: '#/components/schemas/Event' };
  expect(await misfits(event, record)).toEqual([]);
  expect(await misfits(event, { ...record, version: 'two' })).toMatchObject([{ instancePath: '/version' }]);
});
