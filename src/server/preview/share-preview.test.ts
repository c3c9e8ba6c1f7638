import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { siteBody, testApp } from '../../../test/app.ts';
import { staffBrowser } from '../../../test/staff-browser.ts';
import { LINK_LASTS, readToken, tokenOf } from './preview-link.ts';

const EMAIL = 'ines@casamarea.test';
const PASSWORD = 'tres faros y un remo';
const SITE = 15;

const body = {
  name: 'Stay',
  versions: [
    {
      version_name: 'Standing',
      slices: [{ id: 'heroaaaa', block: 'hero', title: { en: 'Above the bay', es: 'Sobre la bahía' } }],
    },
  ],
  locale: { en: { title: 'Stay' }, es: { title: 'Hospedaje' } },
};

async function withPage() {
  const environment = { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD };
  const test = await testApp({ withSessions: true, environment });
  await test.create('site', null, siteBody('marea', { isDefault: true }), SITE);
  const { id } = await test.create('page', SITE, body);
  const staff = staffBrowser(test.app);
  await staff.signIn(EMAIL, PASSWORD);
  const share = async (key: string, query = '') =>
    (await staff.request('POST', `preview/${key}/share?${query}`)).json<{
      data: { url: string; until: string };
    }>().data;
  /** As anybody who has the link. */
  const open = (url: string) => test.app.inject({ url: new URL(url).pathname });
  return { ...test, id, staff, share, open };
}

it('a link shows a page that is not published to whoever has it, and the log says who made it', async () => {
  const { id, staff, share, open } = await withPage();
  const { url, until } = await share(`pages.${id}`, 'lang=es');
  expect(new URL(url).host).toBe('marea.test');
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(LINK_LASTS - 60_000);
  const { statusCode, headers, body: html } = await open(url);
  expect(statusCode).toBe(200);
  expect(html).toContain('Sobre la bahía');
  expect(html).not.toContain('data-slice');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const { data } = (await staff.request('GET', 'audit?action=preview-shared')).json();
  expect(data[0]).toMatchObject({ action: 'preview-shared', subject: 'Stay', detail: { until } });
});

it('a link to a revision shows what stood then', async () => {
  const { id, staff, share, open } = await withPage();
  const slices = [{ id: 'heroaaaa', block: 'hero', title: { en: 'Below the hill', es: null } }];
  const versions = [{ ...body.versions[0], slices }];
  const changed = await staff.request('PUT', `pages/${id}`, { ...body, versions, version: 1 });
  expect(changed.statusCode).toBe(200);
  const { url } = await share(`pages.${id}~1`);
  const opened = await open(url);
  expect([opened.statusCode, opened.body.includes('Above the bay')]).toEqual([200, true]);
});

it('a link to a draft shows the record once the draft is gone', async () => {
  const { id, staff, share, open } = await withPage();
  const draft = { type: 'page', record_id: id, site_id: SITE, version: 1, step: 'content' };
  const slices = [{ id: 'heroaaaa', block: 'hero', title: { en: 'Over the bay', es: null } }];
  const values = { ...body, versions: [{ id: 'standing', version_name: 'Standing', slices }] };
  await staff.request('PUT', 'drafts/ab12cd34', { ...draft, values });
  const { url } = await share('ab12cd34');
  expect((await open(url)).body).toContain('Over the bay');
  await staff.request('DELETE', 'drafts/ab12cd34');
  expect((await open(url)).body).toContain('Above the bay');
});

it('a link ends when its time is over, when it was changed, and with the rights of whoever made it', async () => {
  const { id, db, share, open } = await withPage();
  const { url } = await share(`pages.${id}`);
  const changed = url.replace(/shared\/(.)/, (_, first: string) => `shared/${first === 'A' ? 'B' : 'A'}`);
  expect((await open(changed)).statusCode).toBe(404);
  expect((await open(url.replace(/\.[^.]+$/, ''))).statusCode).toBe(404);

  await db.execute(sql`update staff_user set disabled_at = now()`);
  expect((await open(url)).statusCode).toBe(404);
  await db.execute(sql`update staff_user set disabled_at = null`);
  expect((await open(url)).statusCode).toBe(200);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LINK_LASTS + 1000 });
  onTestFinished(() => void vi.useRealTimers());
  expect((await open(url)).statusCode).toBe(404);
});

it('nobody makes a link to what they may not see, and nobody without a session', async () => {
  const { id, app, staff } = await withPage();
  expect((await staff.request('POST', 'preview/pages.99999/share')).statusCode).toBe(404);
  const response = await app.inject({ method: 'POST', url: `/api/devise/preview/pages.${id}/share` });
  expect([401, 419]).toContain(response.statusCode);
});

it('a token says what was put in and fits in an address, with the longest of everything', () => {
  const link = {
    record: 'pages.2147483647',
    draft: 'ab12cd34',
    staffId: 'x'.repeat(36),
    language: 'es',
    version: 'standing',
    asOf: '2031-02-01T00:00',
    expires: 2_000_000_000_000,
  } as const;
  const token = tokenOf(link, 'key');
  expect(readToken(token, 'key', 0)).toEqual(link);
  expect(readToken(token, 'another key', 0)).toBeUndefined();
  expect(token.length).toBeLessThanOrEqual(200);
});
