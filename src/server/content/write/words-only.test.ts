import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allContentTypes, contentTypes } from '../../../content/index.ts';
import { rightsOfRoles } from '../../../domain/staff/role.ts';
import { seededRoles } from '../../../domain/staff/seeded-roles.ts';
import { administrator, type SharedTestApp } from '../../../../test/app.ts';
import {
  requester,
  type Body,
  created,
  type SavedRecord,
  sharedWithSites,
  SITE,
  withSites,
} from '../../../../test/type-tests.ts';
import type { Staff } from '../../http/staff.ts';

/** Staff who may change words and nothing else: what they save, and what they are kept from. */

const { menu, restaurant } = contentTypes;
const seeded = seededRoles.find(({ name }) => name === 'Translator')!;
const writing = (...languages: ('en' | 'es')[]): Staff => ({
  ...administrator,
  ...rightsOfRoles([{ ...seeded, words_only_in: languages }]),
});

const dish = (en: string, es: string, price: string) => ({ title: { en, es }, price: { en: price } });
const sections = [
  {
    title: { en: 'First', es: 'Primero' },
    items: [dish('Squid', 'Calamar', '$7'), dish('Bass', 'Lubina', '$8')],
  },
];
const locale = { en: { title: 'Dinner' }, es: { title: 'La cena' } };

async function withMenu(staff: Staff) {
  const test = await withSites();
  const record = await created(test, menu, { locale, sections });
  test.signIn(staff);
  return { test, record, request: requester(test, menu) };
}

interface Text {
  en: string | null;
  es: string | null;
}

interface Section extends Body {
  title: Text;
  items: { title: Text; price: Text }[];
}

/** The sections of a menu, to be changed and sent back. */
const sectionsOf = (record: SavedRecord) => structuredClone(record['sections']) as Section[];

const pathsOf = (response: { errors?: { path: string }[] }) => response.errors?.map(({ path }) => path);

describe('a translator', () => {
  it('writes the words of a menu in their language', async () => {
    const { request, record } = await withMenu(writing('es'));
    const translated = sectionsOf(record);
    translated[0]!.title.es = 'Para abrir boca';
    translated[0]!.items[0]!.title.es = 'Otro platillo';
    const saved = await request('PUT', `/${record.id}`, {
      version: 1,
      sections: translated,
      locale: { es: { title: 'Cena' } },
    });
    expect([saved.status, saved.data?.locale.es.title]).toEqual([200, 'Cena']);
    expect(saved.data.sections).toEqual(translated);
    expect(saved.data.locale.en).toEqual(record.locale!.en);
  });

  it('sends a whole record back with nothing but their words changed', async () => {
    const { request, record } = await withMenu(writing('es'));
    const es = { ...record.locale!.es, title: 'Cena' };
    const saved = await request('PUT', `/${record.id}`, { ...record, locale: { ...record.locale, es } });
    expect([saved.status, saved.data?.locale.es.title]).toEqual([200, 'Cena']);
  });

  it('changes no price, no dish more or less and no other language, and is told which fields those are', async () => {
    const { request, record, test } = await withMenu(writing('es'));
    const [dearer, shorter] = [sectionsOf(record), sectionsOf(record)];
    dearer[0]!.items[0]!.price.es = '$99';
    shorter[0]!.items.pop();
    const put = (es: object, more: object = {}) =>
      request('PUT', `/${record.id}`, { version: 1, ...more, locale: { es, en: { title: 'Supper' } } });
    const refused = await put({ title: 'Cena' }, { code_value: 'X', sections: dearer });
    expect([refused.status, pathsOf(refused)]).toEqual([
      403,
      ['code_value', 'locale.en.title', 'sections.0.items.0.price.es'],
    ]);
    expect(pathsOf(await put({}, { sections: shorter }))).toEqual(['locale.en.title', 'sections.0.items']);
    test.signIn({ ...writing('es'), language: 'es' });
    expect((await put({})).errors).toEqual([
      { path: 'locale.en.title', message: 'Su rol solo modifica los textos en español.' },
    ]);
    expect((await request('GET', `/${record.id}`)).data).toMatchObject({
      version: 1,
      locale: record.locale,
      sections: record['sections'],
    });
  });

  it('writes both languages where the role names both', async () => {
    const { request, record } = await withMenu(writing('en', 'es'));
    const titles = { en: { title: 'Supper' }, es: { title: 'Cena' } };
    expect((await request('PUT', `/${record.id}`, { version: 1, locale: titles })).status).toBe(200);
  });

  it('makes, removes, orders and brings back nothing, and sends no picture', async () => {
    const { test, request, record } = await withMenu(writing('en', 'es'));
    const at = `/${record.id}`;
    const asRestaurant = requester(test, restaurant);
    const png = Buffer.from('89504e470d0a1a0a', 'hex');
    const picture = await test.app.inject({
      method: 'POST',
      url: '/api/devise/pictures?name=x',
      headers: { 'content-type': 'image/png' },
      payload: png,
    });
    const refused = [
      await request('POST', '', { ...record, site_id: SITE }),
      await request('DELETE', `${at}?version=1`),
      await request('POST', `${at}/restore`, { version: 1 }),
      await request('POST', `${at}/revisions/1/restore`, { version: 1 }),
      await request('POST', '/bulk', { action: 'delete', records: [{ id: record.id, version: 1 }] }),
      await asRestaurant('PUT', '/order', { site_id: SITE, ids: [] }),
      await asRestaurant('POST', '/1/archive', { version: 1 }),
      { status: picture.statusCode, detail: 'pictures' },
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    expect(refused[1]!.detail).toContain('your role changes words alone');
    expect((await request('GET', at)).data).toEqual(record);
  });

  it('with another role that changes everything of a menu changes everything of it', async () => {
    const cook = seededRoles.find(({ name }) => name === 'Food & Beverage')!;
    const { request, record } = await withMenu({ ...administrator, ...rightsOfRoles([seeded, cook]) });
    expect((await request('PUT', `/${record.id}`, { version: 1, code_value: 'X' })).status).toBe(200);
  });

  it('keeps drafts of what they translate', async () => {
    const { test, record } = await withMenu(writing('es'));
    const draft = (type: string) => ({ type, record_id: record.id, site_id: SITE, version: 1, values: {} });
    const keep = async (type: string) =>
      (await test.app.inject({ method: 'PUT', url: '/api/devise/drafts/ab12cd34', payload: draft(type) }))
        .statusCode;
    expect([await keep('menu'), await keep('booking_code_trigger')]).toEqual([200, 403]);
  });
});

describe('each type', () => {
  let test: SharedTestApp;
  beforeAll(async () => {
    test = await sharedWithSites();
  });
  afterAll(() => test.close());

  it.each(
    allContentTypes
      .filter((one) => seeded.permissions.includes(one.permission as never))
      .map((one) => [one.name, one] as const),
  )(
    'the words of a %s are saved by a translator, its first field that holds none is not',
    async (_name, type) => {
      test.signIn(administrator);
      const record = await created(test, type);
      const { updated_at: _at, ...before } = record;
      test.signIn(writing('en', 'es'));
      const request = requester(test, type);
      const name = Object.keys(type.fields).find((one) => {
        const { type: kind, localized } = type.fields[one]!;
        return localized && (kind === 'text' || kind === 'markdown');
      });
      if (name !== undefined) {
        const words = { es: { [name]: 'Con otras palabras' } };
        const saved = await request('PUT', `/${record.id}`, { version: 1, locale: words });
        expect([saved.status, saved.data?.locale.es[name]]).toEqual([200, 'Con otras palabras']);
      }
      const plain = Object.keys(type.fields).find(
        (one) => type.fields[one]!.type === 'text' && !type.fields[one]!.localized,
      );
      if (plain !== undefined) {
        const version = name === undefined ? 1 : 2;
        const refused = await request('PUT', `/${record.id}`, { version, [plain]: 'Not words' });
        expect([refused.status, pathsOf(refused)]).toEqual([403, [plain]]);
        expect((await request('GET', `/${record.id}`)).data[plain]).toBe(before[plain]);
      }
    },
  );
});
