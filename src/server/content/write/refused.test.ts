import { expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { requester, created, example, SITE, withSites, writer } from '../../../../test/type-tests.ts';

const { booking_code_trigger, content_section, event, promotion, resort, site } = contentTypes;

interface Refused {
  readonly status: number;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

const pathsOf = ({ errors = [] }: Refused) => errors.map(({ path }) => path);

it('a promotion without a place is refused at its places', async () => {
  const test = await withSites();
  const request = requester(test, promotion);
  const refused = await request('POST', '', { ...example(promotion), site_id: SITE, locations: [] });
  expect([refused.status, pathsOf(refused)]).toEqual([422, ['locations']]);
});

it('a frame page without an address is refused at the address, a page of our own is not', async () => {
  const test = await withSites();
  const request = requester(test, content_section);
  const page = { site_id: SITE, label: 'Spa', locale: { en: { title: 'Spa' } } };
  const refused = await request('POST', '', { ...page, display_type: 'iframe' });
  expect([refused.status, pathsOf(refused)]).toEqual([422, ['locale.en.iframe_url']]);
  expect((await request('POST', '', { ...page, display_type: 'page' })).status).toBe(201);
  const en = { title: 'Spa', iframe_url: 'https://spa.test/' };
  const { status, data } = await request('POST', '', { ...page, display_type: 'iframe', locale: { en } });
  expect(status).toBe(201);
  const emptied = { version: data.version, locale: { en: { iframe_url: null } } };
  expect(pathsOf(await request('PUT', `/${data.id}`, emptied))).toEqual(['locale.en.iframe_url']);
});

it.each([
  ['magic_label', 'https://resort.test/?utm_source=mail', 'https://resort.test/'],
  ['magic_label', 'utm_source=mail&&x', '&'],
  ['magic_label', 'utm_source=mail&utm_source=poster', 'utm_source=poster'],
  ['magic_label', 'utm source=mail', 'utm source'],
  ['trigger_value', 'promo', 'promo_reservhotel'],
  ['trigger_value', 'discount=SUMMER26', 'coupon'],
  ['geocode_label', 'US, UK', 'UK'],
  ['geocode_label', 'XX-ON', 'XX-ON'],
  ['abbr_resorts_list', 'casa-marea, atlantis', 'atlantis'],
])('a trigger with %s %s is refused with the reason', async (field, value, reason) => {
  const test = await withSites();
  await created(test, resort, { code: 'casa-marea', site: null, brand_id: null, triggers: [] });
  const request = requester(test, booking_code_trigger);
  const refused: Refused = await request('POST', '', { code_value: 'SUMMER', [field]: value });
  expect([refused.status, pathsOf(refused)]).toEqual([422, [field]]);
  expect(refused.errors?.[0]?.message).toContain(reason);
});

it('a trigger that can fit is taken, and keeps a resort that was deleted since', async () => {
  const test = await withSites();
  const casa = await created(test, resort, { code: 'casa-marea', site: null, brand_id: null, triggers: [] });
  const request = writer(test, booking_code_trigger);
  const { status, data } = await request('POST', '', {
    code_value: 'SUMMER',
    magic_label: '?utm_source=mail&utm_campaign=summer sun',
    geocode_label: 'us; ca-on',
    trigger_value: 'promo=SUMMER26&RATE=FLEX',
    abbr_resorts_list: 'Casa-Marea',
  });
  expect([status, data.geocode_label]).toEqual([201, 'US, CA-ON']);
  await writer(test, resort)('DELETE', `/${casa.id}`);
  expect((await request('PUT', `/${data.id}`, { code_value: 'SUN' })).status).toBe(200);
});

it('a resort is in a country that there is', async () => {
  const test = await withSites();
  const request = requester(test, resort);
  const body = { ...example(resort), site: null, brand_id: null, triggers: [] };
  expect(pathsOf(await request('POST', '', { ...body, country: 'ZZ' }))).toEqual(['country']);
  expect((await request('POST', '', { ...body, country: 'mx' })).data.country).toBe('MX');
});

it('what is required is said in the first language of the site', async () => {
  const test = await withSites();
  const request = requester(test, event);
  const inSpanish = {
    site_id: SITE,
    label: 'Yoga',
    start_date: '2026-12-01T07:00',
    locale: { es: { title: 'Yoga al alba' } },
  };
  expect(pathsOf(await request('POST', '', inSpanish))).toEqual(['locale.en.title']);
  await writer(test, site)('PUT', `/${SITE}`, { firstLanguage: 'es' });
  const { status, data } = await request('POST', '', inSpanish);
  expect(status).toBe(201);
  const emptied = { version: data.version, locale: { es: { title: null }, en: { title: 'Yoga' } } };
  expect(pathsOf(await request('PUT', `/${data.id}`, emptied))).toEqual(['locale.es.title']);
});
