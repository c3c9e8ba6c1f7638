import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { untilTomorrow } from '../../../domain/dining/sold-out.ts';
import { addMinutes } from '../../../domain/time/calendar.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import { administrator, type TestApp } from '../../../../test/app.ts';
import { approveShown, created, requester, SITE, withSites, writer } from '../../../../test/type-tests.ts';
import { WAIT } from '../../../../test/wait.ts';

const { menu, restaurant } = contentTypes;
const HOST = { host: 'marea.test', 'accept-encoding': 'identity' };
const [SOUP, BASS, CAKE] = ['soup0001', 'bass0001', 'cake0001'];
const now = () => wallClockIn(new Date(), 'America/Cancun');

/** Guests see a change as soon as the process has been notified of it. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, WAIT);

afterEach(() => void vi.useRealTimers());

const dish = (id: string, en: string, price: object = { en: '$19', es: null }, more: object = {}) => ({
  id,
  title: { en, es: `${en} (es)` },
  price,
  ...more,
});
const card = (...items: object[]) => [{ id: 'section1', title: { en: 'Sea', es: 'Mar' }, items }];

interface GuestDish {
  readonly title: string;
  readonly price: string;
  readonly amount: number | null;
  readonly sold_out?: string;
}

/** The dishes that guests get, in each language. */
async function guestsGet({ app }: TestApp, path = 'restaurant-menus/azul') {
  const { data } = (await app.inject({ url: `/api/${path}`, headers: HOST })).json();
  const [{ menus }] = [data].flat();
  const inLanguage = (language: 'en' | 'es'): GuestDish[] =>
    menus[0].locale[language].sections.flatMap(({ items }: { items: GuestDish[] }) => items);
  return { en: inLanguage('en'), es: inLanguage('es') };
}

const prices = ({ en }: { en: readonly GuestDish[] }) => en.map(({ price, amount }) => [price, amount]);

async function withMenu() {
  const test = await withSites();
  const sections = card(
    dish(SOUP, 'Lime soup'),
    dish(BASS, 'Sea bass', { en: '$26', es: '$26' }, { dr: ['keto'] }),
  );
  const record = await created(test, menu, { sections, specialtysection: [] });
  await created(test, restaurant, {
    menus: [record.id],
    locale: { en: { title: 'Azul', slug: 'azul' }, es: { title: 'Azul', slug: 'azul' } },
  });
  const at = `/${record.id}`;
  const request = requester(test, menu);
  const sellOut = (item: string, until: unknown) => request('POST', `${at}/sold-out`, { item, until });
  const setPrice = (item: string, en: string | null, more: object = {}) =>
    request('PUT', `${at}/prices`, { prices: [{ item, price: { en, es: null }, ...more }] });
  return { test, record, at, request, write: writer(test, menu), sections, sellOut, setPrice };
}

const isSoldOut = async (test: TestApp) =>
  Object.fromEntries((await guestsGet(test)).en.map(({ title, sold_out }) => [title, sold_out ?? 'offered']));

describe('a dish that is sold out', () => {
  it('says so to guests of both languages at once, in menus and in the finder', async () => {
    const { test, sellOut } = await withMenu();
    expect(await isSoldOut(test)).toEqual({ 'Lime soup': 'offered', 'Sea bass': 'offered' });
    expect((await sellOut(BASS, 'tomorrow')).status).toBe(200);
    await eventually(async () =>
      expect(await isSoldOut(test)).toEqual({ 'Lime soup': 'offered', 'Sea bass': 'today' }),
    );
    expect((await guestsGet(test)).es[1]).toMatchObject({ title: 'Sea bass (es)', sold_out: 'today' });
    expect((await guestsGet(test, 'restaurants/dietary-dishes')).en).toEqual([
      expect.objectContaining({ title: 'Sea bass', sold_out: 'today' }),
    ]);
  });

  it('is offered again by itself at the time said, also without the database', async () => {
    const { test, sellOut } = await withMenu();
    const until = addMinutes(now(), 90);
    await sellOut(SOUP, until);
    await eventually(async () => expect(await isSoldOut(test)).toMatchObject({ 'Lime soup': 'now' }));
    vi.useFakeTimers({ now: Date.now() + 89 * 60_000, toFake: ['Date'] });
    expect(await isSoldOut(test)).toMatchObject({ 'Lime soup': 'now' });
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect(await isSoldOut(test)).toMatchObject({ 'Lime soup': 'offered' });
  });

  it('is offered again when somebody says so, and its list says who said what', async () => {
    const { test, at, request, sellOut } = await withMenu();
    await sellOut(SOUP, null);
    await sellOut(SOUP, 'tomorrow');
    const listed = async () => (await request('GET', `${at}/dishes`)).data.groups[0].dishes;
    expect(await listed()).toMatchObject([
      { id: SOUP, sold_out: { until: untilTomorrow(now()), by: administrator.name } },
      { id: BASS, price: { en: '$26', es: '$26' }, amount: 26 },
    ]);
    await request('POST', `${at}/offer-again`, { item: SOUP });
    expect((await listed())[0]).not.toHaveProperty('sold_out');
    await eventually(async () => expect(await isSoldOut(test)).toMatchObject({ 'Lime soup': 'offered' }));
    const { data } = (await test.app.inject({ url: '/api/devise/audit' })).json();
    expect(
      data.slice(0, 3).map((one: { action: string; subject: string }) => [one.action, one.subject]),
    ).toEqual([
      ['offered-again', 'Lime soup'],
      ['sold-out', 'Lime soup'],
      ['sold-out', 'Lime soup'],
    ]);
  });

  it('leaves the record, its version and its unpublished working copy as they are', async () => {
    const { test, record, at, request, write, sections, sellOut } = await withMenu();
    const begun = card(...sections[0]!.items, dish(CAKE, 'Cake'));
    await write('PUT', at, { sections: begun, publish: 'keep' });
    await sellOut(SOUP, 'tomorrow');
    await eventually(async () => expect(await isSoldOut(test)).toMatchObject({ 'Lime soup': 'today' }));
    expect((await guestsGet(test)).en).toHaveLength(2);
    // Somebody who has had the form open all the time saves without a conflict.
    const saved = await request('PUT', at, { version: record.version + 1, sections: begun, publish: 'keep' });
    expect(saved.status).toBe(200);
  });

  it('needs a dish of the menu and a moment to come', async () => {
    const { sellOut, at, request } = await withMenu();
    const paths = async (item: string, until: unknown) => {
      const { status, errors } = await sellOut(item, until);
      return [status, ...errors.map(({ path }: { path: string }) => path)];
    };
    expect(await paths('nothere1', 'tomorrow')).toEqual([422, 'item']);
    expect(await paths('x', 'tomorrow')).toEqual([422, 'item']);
    expect(await paths(SOUP, 'soon')).toEqual([422, 'until']);
    expect(await paths(SOUP, addMinutes(now(), -5))).toEqual([422, 'until']);
    expect((await request('POST', `${at}/sold-out`, { item: SOUP })).errors).toMatchObject([
      { path: 'until' },
    ]);
  });

  it('is for those to say who may publish menus of the site', async () => {
    const { test, sellOut, setPrice } = await withMenu();
    const only = { ...administrator, permissions: ['manage menus'], views: ['manage menus'] };
    for (const [rights, status] of [
      [{ ...only, siteIds: [SITE] }, 200],
      [{ ...only, publishes: [] }, 403],
      [{ ...only, permissions: [] }, 403],
      [{ ...only, permissions: [], words: { 'manage menus': ['es'] } }, 403],
      [{ ...only, siteIds: [24] }, 404],
    ] as const) {
      test.signIn({ ...rights });
      expect([rights, (await sellOut(SOUP, 'tomorrow')).status]).toEqual([rights, status]);
    }
    test.signIn({ ...only, permissions: [] });
    expect((await setPrice(SOUP, '$20')).status).toBe(403);
  });
});

describe('a price', () => {
  it('that is saved says its amount, and no other', async () => {
    const { at, write } = await withMenu();
    const save = (price: object, more: object = {}) =>
      write('PUT', at, { sections: card(dish(SOUP, 'Soup', price, more)) });
    const [saved] = (await save({ en: '$22', es: null })).data.sections[0].items;
    expect(saved).toMatchObject({ price: { en: '$22' }, amount: 22 });
    expect(await save({ en: '$22', es: null }, { amount: 19 })).toMatchObject({
      status: 422,
      errors: [{ path: 'sections.0.items.0.amount' }],
    });
    expect((await save({ en: '$22', es: '$19' })).errors).toMatchObject([
      { path: 'sections.0.items.0.price.es' },
    ]);
    expect((await save({ en: 'MP', es: null }, { amount: 19 })).errors).toHaveLength(1);
    expect((await save({ en: '$18 / $32', es: null })).data.sections[0].items[0].amount).toBeNull();
  });

  it('is read by guests at once, with its amount', async () => {
    const { test, setPrice } = await withMenu();
    expect((await setPrice(SOUP, '$22')).data).toEqual({ outcome: 'now' });
    await eventually(async () =>
      expect(prices(await guestsGet(test))).toEqual([
        ['$22', 22],
        ['$26', 26],
      ]),
    );
    expect((await setPrice(SOUP, '$22')).data).toEqual({ outcome: 'same' });
  });

  it('publishes nothing of what somebody has begun, and is in what they have begun', async () => {
    const { test, at, request, write, setPrice } = await withMenu();
    const begun = card(dish(SOUP, 'Lime soup with chicken'), dish(CAKE, 'Cake', { en: '$9', es: null }));
    await write('PUT', at, { sections: begun, publish: 'keep' });
    await setPrice(SOUP, '$22');
    await eventually(async () =>
      expect(prices(await guestsGet(test))).toEqual([
        ['$22', 22],
        ['$26', 26],
      ]),
    );
    expect((await guestsGet(test)).en[0]!.title).toBe('Lime soup');
    const { data } = await request('GET', at);
    expect(data.sections[0].items).toMatchObject([
      { title: { en: 'Lime soup with chicken' }, price: { en: '$22' }, amount: 22 },
      { title: { en: 'Cake' } },
    ]);
    expect(data.publication.en).toMatchObject({ state: 'changed', is_changed: true });
    const { data: history } = await request('GET', `${at}/revisions`);
    expect(history.map(({ changed }: { changed: string[] }) => changed).slice(0, 2)).toEqual(
      [
        [`sections.section1.items.${SOUP}.price.en`, `sections.section1.items.${SOUP}.amount`],
        [`sections.section1.items.${SOUP}.price.en`, `sections.section1.items.${SOUP}.amount`],
      ].map((paths) => expect.arrayContaining(paths)),
    );
  });

  it('of which another is prepared leaves the prepared one as it is', async () => {
    const { test, at, request, write, setPrice } = await withMenu();
    await write('PUT', at, {
      sections: card(dish(SOUP, 'Lime soup', { en: '$30', es: null })),
      publish: 'keep',
    });
    await setPrice(SOUP, '$22');
    await eventually(async () => expect(prices(await guestsGet(test))[0]).toEqual(['$22', 22]));
    expect((await request('GET', at)).data.sections[0].items[0].price.en).toBe('$30');
  });

  it('is in what is scheduled too, which keeps its date', async () => {
    const { test, at, request, write, setPrice } = await withMenu();
    const later = addMinutes(now(), 120);
    const sections = card(dish(SOUP, 'Winter soup'), dish(CAKE, 'Cake'));
    await write('PUT', at, { sections, publish: { languages: ['en', 'es'], at: later } });
    await setPrice(SOUP, '$22');
    const { data } = await request('GET', at);
    expect(data.publication.en).toMatchObject({ state: 'due', due: [{ action: 'publish' }] });
    await eventually(async () => expect(prices(await guestsGet(test))[0]).toEqual(['$22', 22]));
    expect((await guestsGet(test)).en[0]!.title).toBe('Lime soup');
    vi.useFakeTimers({ now: Date.now() + 121 * 60_000, toFake: ['Date'] });
    expect((await guestsGet(test)).en).toMatchObject([
      { title: 'Winter soup', price: '$22' },
      { title: 'Cake', price: '$19' },
    ]);
  });

  it('by somebody who may not publish waits for approval, without the rest of the working copy', async () => {
    const { test, at, request, write, setPrice } = await withMenu();
    await write('PUT', at, { sections: card(dish(SOUP, 'Soup of December')), publish: 'keep' });
    test.signIn({ ...administrator, publishes: [] });
    expect((await setPrice(SOUP, '$22')).data).toEqual({ outcome: 'approval' });
    test.signIn(administrator);
    const { data } = await request('GET', at);
    const { approval } = data.publication.en;
    expect(data.publication.es.approval).toBe(approval);
    expect(prices(await guestsGet(test))[0]).toEqual(['$19', 19]);
    // A second change joins what waits.
    test.signIn({ ...administrator, publishes: [] });
    expect((await setPrice(BASS, '$28')).status).toBe(422);
    await setPrice(SOUP, '$23');
    test.signIn(administrator);
    expect((await approveShown(test, approval)).statusCode).toBe(200);
    await eventually(async () => expect(prices(await guestsGet(test))[0]).toEqual(['$23', 23]));
    expect((await guestsGet(test)).en[0]!.title).toBe('Lime soup');
  });

  it('goes on waiting in an approval of something else, with that change', async () => {
    const { test, at, request, write, setPrice } = await withMenu();
    await write('PUT', at, { sections: card(dish(SOUP, 'Soup of December')), publish: 'keep' });
    const { data: asked } = await write('POST', `${at}/approval`, { languages: ['en'] });
    const { approval } = asked.publication.en;
    await setPrice(SOUP, '$22');
    expect((await request('GET', at)).data.publication.en.approval).toBe(approval);
    await approveShown(test, approval);
    await eventually(async () =>
      expect((await guestsGet(test)).en[0]).toMatchObject({ title: 'Soup of December', price: '$22' }),
    );
  });

  it('that somebody else changed meanwhile is a conflict, and nothing of the table is saved', async () => {
    const { test, at, request, setPrice } = await withMenu();
    await setPrice(SOUP, '$20');
    const was = { en: '$19', es: null };
    const response = await request('PUT', `${at}/prices`, {
      prices: [
        { item: SOUP, price: { en: '$22', es: null }, was },
        { item: BASS, price: { en: '$30', es: '$30' }, was: { en: '$26', es: '$26' } },
      ],
    });
    expect(response).toMatchObject({
      status: 409,
      current: [{ item: SOUP, price: { en: '$20', es: null } }],
    });
    await eventually(async () =>
      expect(prices(await guestsGet(test))).toEqual([
        ['$20', 20],
        ['$26', 26],
      ]),
    );
  });

  it('of a table is saved with the others as one revision', async () => {
    const { test, at, request } = await withMenu();
    await request('PUT', `${at}/prices`, {
      prices: [
        { item: SOUP, price: { en: 'MP', es: 'Según mercado' } },
        { item: BASS, price: { en: '$30.50', es: '$30,50' } },
      ],
    });
    expect((await request('GET', at)).data.version).toBe(2);
    await eventually(async () =>
      expect(prices(await guestsGet(test))).toEqual([
        ['MP', null],
        ['$30.50', 30.5],
      ]),
    );
    expect((await guestsGet(test)).es.map(({ price }) => price)).toEqual(['Según mercado', '$30,50']);
  });

  it('of two who change different dishes at once is kept of both', async () => {
    const { test, setPrice } = await withMenu();
    const responses = await Promise.all([setPrice(SOUP, '$21'), setPrice(BASS, '$27')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    await eventually(async () =>
      expect(prices(await guestsGet(test))).toEqual([
        ['$21', 21],
        ['$27', 27],
      ]),
    );
  });
});
