import Fastify from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { administrator, siteBody, testApp } from '../../../test/app.ts';
import { WAIT } from '../../../test/wait.ts';
import { bookingCodesRoute } from './booking-codes.ts';
import { keepSchemas } from '../plugins/openapi.ts';
import { CacheRegistry } from '../delivery/cache-registry.ts';

const PATH = '/api/devise/booking-codes/by-resort';

async function withTriggers() {
  const test = await testApp();
  const { app, create } = test;
  await create('site', null, siteBody('marea', { isDefault: true }), 15);
  await create('site', null, siteBody('ocaso'), 24);
  const trigger = (code_value: string, more: object) =>
    create('booking_code_trigger', null, { code_value, trigger_value: `promo=${code_value}`, ...more });
  await create('resort', null, { name: 'Costa Ocaso', code: 'ocaso' });
  const summer = await trigger('SUMMER', { magic_label: 'utm_campaign=summer' });
  const canada = await trigger('MAPLE', { geocode_label: 'CA, US-TX' });
  const ours = await trigger('OURS', { magic_label: 'mailing', abbr_resorts_list: 'ocaso' });
  const get = (query = '', headers: Record<string, string> = {}) =>
    app.inject({ url: PATH + query, headers: { host: 'marea.test', ...headers } });
  return { ...test, get, summer, canada, ours };
}

describe('booking codes by resort', () => {
  it('a page without a trigger has none, and no cache keeps the answer', async () => {
    const { get } = await withTriggers();
    const response = await get();
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json()).toEqual({
      data: {
        group: null,
        promo: null,
        coupon: null,
        rate: null,
        promo_reservhotel: null,
        rate_reservhotel: null,
        configcode: 'PALAPA',
        themecode: 'PALAPA',
        currency: 'USD',
        reason: { why: null, trigger: null, because: null },
        country: null,
      },
    });
    expect((await get('/')).statusCode).toBe(200);
  });

  it("the page's address gives them, to whoever is not signed in", async () => {
    const { get, summer } = await withTriggers();
    const { data } = (await get('?page=2&utm_campaign=Summer&utm_campaign=other')).json();
    expect(data).toMatchObject({ promo: 'SUMMER', reason: { why: 'url', trigger: summer.id } });
  });

  it('a resort lists a trigger that names another one, and it holds there too', async () => {
    const { create, get, ours } = await withTriggers();
    const reason = async () => (await get('?mailing=7')).json().data.reason;
    expect(await reason()).toEqual({ why: null, trigger: null, because: null });
    await create('resort', null, { name: 'Casa Marea', code: 'Marea', triggers: [ours.id] });
    await expect.poll(reason).toEqual({ why: 'url', trigger: ours.id, because: 'mailing' });
  });

  it('a trigger holds for its resorts: that of the site, or the one the page names', async () => {
    const { get, ours } = await withTriggers();
    const reason = async (query: string, host: string) => (await get(query, { host })).json().data.reason;
    expect(await reason('?mailing=7', 'marea.test')).toEqual({ why: null, trigger: null, because: null });
    expect(await reason('?mailing=7', 'ocaso.test')).toEqual({
      why: 'url',
      trigger: ours.id,
      because: 'mailing',
    });
    expect(await reason('?mailing=7&resort=ocaso', 'marea.test')).toEqual({
      why: 'url',
      trigger: ours.id,
      because: 'mailing',
    });
  });

  it('what the guest typed beats the address', async () => {
    const { get, canada } = await withTriggers();
    const data = async (query: string) => (await get(`?utm_campaign=summer&${query}`)).json().data;
    expect(await data('typed=maple')).toMatchObject({
      promo: 'MAPLE',
      reason: { why: 'typed', trigger: canada.id },
    });
    expect(await data('typed=AB%26C&typed_as=group')).toMatchObject({
      group: 'AB&C',
      promo: null,
      reason: { trigger: null },
    });
    expect(await data('typed=')).toMatchObject({ promo: 'SUMMER' });
  });

  it('a kind of code that does not exist is malformed', async () => {
    const { get } = await withTriggers();
    const response = await get('?typed=A&typed_as=currency');
    expect(response.json()).toMatchObject({ status: 400, detail: expect.stringContaining('typed_as') });
    expect((await get(`?typed=${'A'.repeat(81)}`)).statusCode).toBe(400);
    expect((await get('?typed=A%0D%0ASet-Cookie:%20a=b')).json().detail).toContain('typed');
  });

  it('a changed trigger is seen without a restart', async () => {
    const { app, get, summer, signIn } = await withTriggers();
    await get('?utm_campaign=summer');
    signIn(administrator);
    const saved = await app.inject({
      method: 'PUT',
      url: `/api/devise/booking-code-triggers/${summer.id}`,
      payload: { version: 1, trigger_value: 'rate=LATE' },
    });
    expect(saved.statusCode).toBe(200);
    await vi.waitFor(async () => {
      const { data } = (await get('?utm_campaign=summer')).json();
      expect(data).toMatchObject({ promo: null, rate: 'LATE' });
    }, WAIT);
  });

  it('a site that is not there is 404', async () => {
    const { get } = await withTriggers();
    expect((await get('', { host: 'x.test', 'server-name': 'nobody' })).statusCode).toBe(404);
  });
});

describe('where the guest is', () => {
  const canadian = { 'cf-ipcountry': 'CA', 'x-forwarded-for': '203.0.113.7' };

  async function behind(trustProxy: boolean | string) {
    const { db } = await withTriggers();
    const app = Fastify({ trustProxy });
    keepSchemas(app);
    bookingCodesRoute(app, new CacheRegistry(db));
    onTestFinished(() => app.close());
    return async (headers: Record<string, string>) =>
      (await app.inject({ url: PATH, headers: { host: 'marea.test', ...headers } })).json().data.promo;
  }

  it('is believed of the proxy that TRUST_PROXY names', async () => {
    const promo = await behind('127.0.0.1');
    expect(await promo(canadian)).toBe('MAPLE');
    const forwarded = { 'x-forwarded-for': '203.0.113.7' };
    expect(await promo({ ...forwarded, 'x-country-code': 'US', 'x-region-code': 'TX' })).toBe('MAPLE');
    expect(
      await promo({
        ...forwarded,
        'cloudfront-viewer-country': 'US',
        'cloudfront-viewer-country-region': 'NY',
      }),
    ).toBeNull();
  });

  it('is believed of nobody else', async () => {
    const elsewhere = await behind('10.1.2.3');
    expect(await elsewhere(canadian)).toBeNull();
    const { get } = await withTriggers();
    expect((await get('', canadian)).json().data.promo).toBeNull();
  });
});
