import { eq } from 'drizzle-orm';
import type { ContentType } from '../src/domain/content-type.ts';
import { tablesOf } from '../src/server/content/store/tables.ts';
import { onTestFinished } from 'vitest';
import {
  administrator,
  sharedTestApp,
  type SharedTestApp,
  siteBody,
  type TestApp,
  type TestOptions,
} from './app.ts';
import { type Body, example, SITE } from './demo-record.ts';

export { type Body, demoExample, example, SITE } from './demo-record.ts';

/** Helpers of tests that run for every type: example records with unique names, and their sites. */

export const OTHER_SITE = 24;

export type SavedRecord = Body & { id: number; version: number };

/** The body that renames a record. */
export const named = (type: ContentType, name: string): Body =>
  type.fields[type.titleField]?.localized
    ? ({ locale: { en: { [type.titleField]: name } } } as unknown as Body)
    : { [type.titleField]: titleOf(type, name) };

/** What a record is called where its name has a form of its own. */
const titleOf = ({ fields, titleField }: ContentType, name: string): string =>
  fields[titleField]?.type === 'titlePattern' ? `${name} {page}` : name;

export const nameOfSaved = (type: ContentType, record: Body): unknown =>
  type.fields[type.titleField]?.localized ? record.locale?.en[type.titleField] : record[type.titleField];

type SiteOptions = Pick<TestOptions, 'storage' | 'prepare' | 'environment' | 'catchesUp'>;

/** Two sites and an administrator, for tests that share them. */
export async function sharedWithSites(options: SiteOptions = {}): Promise<SharedTestApp> {
  const test = await sharedTestApp(options);
  await test.create('site', null, siteBody('marea', { isDefault: true }), SITE);
  await test.create('site', null, siteBody('ocaso'), OTHER_SITE);
  test.signIn(administrator);
  return test;
}

/** The same for one test. */
export async function withSites(options: SiteOptions = {}): Promise<TestApp> {
  const test = await sharedWithSites(options);
  onTestFinished(test.close);
  return test;
}

/** A client of the staff API for one type. */
export function requester({ app }: TestApp, type: ContentType) {
  const path = `/api/devise/${type.path}`;
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    below = '',
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const url = `${path}${below}`;
    const response = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: response.statusCode, headers: response.headers, ...response.json() };
  };
}

/** Like `requester`, and adds the current version to each write, unless the test sends one. */
export function writer(test: TestApp, type: ContentType) {
  const request = requester(test, type);
  const { records } = tablesOf(type);
  return async (...[method, below = '', payload, headers]: Parameters<typeof request>) => {
    const id = Number(/^\/(\d+)/.exec(below)?.[1]);
    if (method === 'GET' || !id || (payload && 'version' in payload))
      return request(method, below, payload, headers);
    const [row] = await test.db.select({ version: records.version }).from(records).where(eq(records.id, id));
    return request(
      method,
      below,
      { ...payload, version: (row?.version as number | undefined) ?? 1 },
      headers,
    );
  };
}

export async function created(test: TestApp, type: ContentType, more: object = {}): Promise<SavedRecord> {
  const place = type.scope === 'site' ? { site_id: SITE } : {};
  const response = await requester(test, type)('POST', '', { ...example(type), ...place, ...more });
  if (response.status !== 201) throw new Error(`${type.name}: ${JSON.stringify(response)}`);
  return response.data as SavedRecord;
}

/** Approves what waits, as it stands: whoever is signed in looks at it and publishes it. */
export async function approveShown({ app }: TestApp, id: number) {
  const url = `/api/devise/approvals/${id}`;
  const { revision } = (await app.inject({ url })).json<{ data: { revision: number } }>().data;
  return app.inject({ method: 'POST', url: `${url}/approve`, payload: { version: revision } });
}
