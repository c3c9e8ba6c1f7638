import { expect, it } from 'vitest';
import { administrator, type TestApp } from '../../../test/app.ts';
import { type StaffRoute, staffRoutesOf } from '../../../test/staff-routes.ts';
import { created, SITE, withSites } from '../../../test/type-tests.ts';
import { allContentTypes } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { typesByPath } from '../content/routes/content-routes.ts';

/** As text; undefined is a request without a body. */
const bodies: readonly (string | undefined)[] = [
  undefined,
  'null',
  '[]',
  '"x"',
  '1',
  '{}',
  '{"version":1}',
  // PostgreSQL stores neither NUL nor half of a character.
  JSON.stringify({
    version: 1,
    site_id: SITE,
    site_ids: [SITE, null],
    records: [null],
    ids: ['\0'],
    rows: [null],
    items: ['\0'],
    languages: ['\0'],
    paths: ['\0', '\ud800'],
    fields: ['__proto__', 'constructor'],
    action: 'set',
    values: { locale: null },
    item: '\0',
    text: '\ud800',
    comment: '\0',
    note: '\0',
    at: '\0',
    day: '\0',
    csv: 'from,to\n\0,\0',
  }),
];

/** Every route that writes; of those that types have alike, the one of the first type. */
async function writesOf({ app }: TestApp): Promise<StaffRoute[]> {
  const writes = (await staffRoutesOf(app)).filter(({ method }) => !['GET', 'HEAD'].includes(method));
  const byShape = Map.groupBy(writes, ({ method, path }) => {
    const [first = '', ...rest] = path.split('/');
    return [method, typesByPath.has(first) ? '' : first, ...rest].join('/');
  });
  return [...byShape.values()].map(([first]) => first!);
}

async function recordOf(test: TestApp, type: ContentType): Promise<number> {
  if (type.scope === 'itself') return SITE;
  return (await created(test, type, type.scope === 'site' ? { site_id: SITE } : {})).id;
}

it('no body is answered with a failure of ours', async () => {
  const test = await withSites();
  test.signIn(administrator);
  const ids = new Map<ContentType, number>();
  for (const type of allContentTypes) ids.set(type, await recordOf(test, type));
  const failed: string[] = [];
  for (const { method, path } of await writesOf(test)) {
    const type = typesByPath.get(path.split('/')[0]!);
    const id = type ? ids.get(type)! : 1;
    const url = path.replace(':id', String(id)).replace(':number', '1').replaceAll(/:\w+/g, 'abcd1234');
    for (const payload of bodies) {
      const { statusCode } = await test.app.inject({
        method,
        url: `/api/devise/${url}`,
        ...(payload !== undefined && { payload, headers: { 'content-type': 'application/json' } }),
      });
      if (statusCode >= 500) failed.push(`${method} ${path} ${payload}: ${statusCode}`);
    }
  }
  expect(failed).toEqual([]);
}, 60_000);
