import { eq } from 'drizzle-orm';
import { demoGroup } from '../src/content/demo-group.ts';
import type { ContentTypeName } from '../src/content/index.ts';
import { addDays } from '../src/domain/time/calendar.ts';
import type { ContentType } from '../src/domain/content-type.ts';
import { tablesOf } from '../src/server/content/store/tables.ts';
import { administrator, siteBody, type TestApp, testApp } from './app.ts';

/** What tests of every type at once need: a record of each, under a name of its own, and a site to live on. */

export const SITE = 15;
export const OTHER_SITE = 24;

export type Body = Record<string, unknown> & { locale?: Record<'en' | 'es', Record<string, unknown>> };
export type Kept = Body & { id: number; version: number };

/** The first record of a type in the demo, without what points at other records; undefined where there is none. */
export function demoExample(type: ContentType): Body | undefined {
  const ofSites = demoGroup[type.name as ContentTypeName] as Record<number, unknown> | undefined;
  const given = ofSites?.[SITE] ?? Object.values(ofSites ?? {})[0];
  const records = typeof given === 'function' ? given((days: number) => addDays('2026-11-16', days)) : given;
  const [first] = [records ?? []].flat() as (Body & { archived?: true })[];
  if (!first) return undefined;
  const { id: _id, archived: _archived, ...body } = structuredClone(first);
  for (const [name, { kind }] of Object.entries(type.fields)) {
    if (kind === 'reference' || kind === 'references') delete body[name];
    // Drawn from the title, addresses of a second record get a number.
    if (kind === 'slug') for (const values of Object.values(body.locale ?? {})) delete values[name];
  }
  return type.name === 'site' ? { ...body, key: 'a-new-site', hosts: [] } : body;
}

export const example = (type: ContentType): Body => demoExample(type)!;

/** What a form sends to give a record another name. */
export const named = (type: ContentType, name: string): Body =>
  type.fields[type.titleField]?.localized
    ? ({ locale: { en: { [type.titleField]: name } } } as unknown as Body)
    : { [type.titleField]: name };

export const nameOfKept = (type: ContentType, record: Body): unknown =>
  type.fields[type.titleField]?.localized ? record.locale?.en[type.titleField] : record[type.titleField];

export async function withSites(): Promise<TestApp> {
  const test = await testApp();
  await test.create('site', null, siteBody('marea', { isDefault: true }), SITE);
  await test.create('site', null, siteBody('ocaso'), OTHER_SITE);
  test.signIn(administrator);
  return test;
}

/** Asks the staff's half, as the records of a type are asked for. */
export function asking({ app }: TestApp, type: ContentType) {
  const path = `/api/devise/${type.path}`;
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    below = '',
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const url = `${path}${below}`;
    const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
  };
}

/** Asks as `asking` does, and has each write carry the version that stands, where the test does not say one. */
export function writing(test: TestApp, type: ContentType) {
  const ask = asking(test, type);
  const { records } = tablesOf(type);
  return async (...[method, below = '', payload, headers]: Parameters<typeof ask>) => {
    const id = Number(/^\/(\d+)/.exec(below)?.[1]);
    if (method === 'GET' || !id || (payload && 'version' in payload))
      return ask(method, below, payload, headers);
    const [row] = await test.db.select({ version: records.version }).from(records).where(eq(records.id, id));
    return ask(method, below, { ...payload, version: (row?.version as number | undefined) ?? 1 }, headers);
  };
}

export async function created(test: TestApp, type: ContentType, more: object = {}): Promise<Kept> {
  const place = type.scope === 'site' ? { site_id: SITE } : {};
  const answer = await asking(test, type)('POST', '', { ...example(type), ...place, ...more });
  if (answer.status !== 201) throw new Error(`${type.name}: ${JSON.stringify(answer)}`);
  return answer.data as Kept;
}
