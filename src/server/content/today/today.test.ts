import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import { addDays } from '../../../domain/time/calendar.ts';
import { weekdayOf } from '../../../domain/time/opening-hours.ts';
import { days } from '../../../domain/time/day-range.ts';
import { administrator } from '../../../../test/app.ts';
import { created, example, OTHER_SITE, requester, SITE, withSites } from '../../../../test/type-tests.ts';
import { addItem } from '../../media/items.ts';

const { event, menu, promotion, restaurant } = contentTypes;

const board = async ({ app }: Awaited<ReturnType<typeof withSites>>) =>
  (await app.inject({ url: `/api/devise/today?site_id=${SITE}` })).json().data;

it('the board counts what waits for translation by type, and only at its property', async () => {
  const test = await withSites();
  const spoken = (en: string, es: string | null) => ({ locale: { en: { title: en }, es: { title: es } } });
  await created(test, event, spoken('Yoga', null));
  await created(test, event, spoken('Jazz', 'Jazz en vivo'));
  await created(test, menu, { ...spoken('Grill', null), sections: [] });
  const { without_spanish: waits } = await board(test);
  expect(waits).toEqual(
    expect.arrayContaining([
      { type: 'event', count: 1 },
      { type: 'menu', count: 1 },
    ]),
  );
  expect(waits).toHaveLength(2);
});

it('a dish is listed with what guests read of its menu, and so is one that is sold out', async () => {
  const test = await withSites();
  const title = { en: 'High Tide', es: 'Marea alta' };
  const record = await created(test, menu, {
    name: 'Dinner',
    specialtysection: [],
    sections: [{ id: 'section1', title: { en: 'Sea' }, items: [{ id: 'soup0001', title: { en: 'Soup' } }] }],
    locale: { en: { title: title.en }, es: { title: title.es } },
  });
  const request = requester(test, menu);
  await request('POST', `/${record.id}/sold-out`, { item: 'soup0001', until: null });
  const listed = (await test.app.inject({ url: `/api/devise/today/dishes?site_id=${SITE}` })).json().data;
  expect(listed).toMatchObject([{ item: 'soup0001', menu_name: 'Dinner', menu_title: title }]);
  expect((await board(test)).sold_out).toMatchObject([{ item: 'soup0001', menu_title: title }]);
  expect((await request('GET', `/${record.id}/dishes`)).data).toMatchObject({ title, site_id: SITE });
});

it('a restaurant that is closed on this weekday can be opened: its meals are there without hours', async () => {
  const test = await withSites();
  const today = weekdayOf(wallClockIn(new Date(), 'America/Cancun').slice(0, 10));
  const others = days.filter((day) => day !== today);
  const dinner = { spans: [{ opens: '18:00', closes: '22:00', days: others, season: null }], exceptions: [] };
  await created(test, restaurant, { dinner });
  const [place] = (await board(test)).restaurants;
  expect(place.meals).toContainEqual({ period: 'dinner', usual: [], exception: null });
});

it('an event and a restaurant say that a change of theirs waits for approval, until it is decided', async () => {
  const test = await withSites();
  const day = wallClockIn(new Date(), 'America/Cancun').slice(0, 10);
  const { id } = await created(test, event, { start_date: `${day}T23:50`, end_date: null });
  const dinner = { spans: [{ opens: '18:00', closes: '22:00', days, season: null }], exceptions: [] };
  const grill = await created(test, restaurant, { dinner });
  const waiting = async () => {
    const { events, restaurants } = await board(test);
    return [events.today, restaurants].map((rows: { waits: boolean }[]) => rows.map(({ waits }) => waits));
  };
  const publishes = administrator.permissions.filter((one) => one !== event.permission);
  test.signIn({ ...administrator, publishes });
  expect(await waiting()).toEqual([[false], [false]]);
  const exception = { day, cancelled: true, to: null, location: null };
  const cancelled = await requester(test, event)('PUT', `/${id}/date`, exception);
  const closed = { day, meals: { dinner: { spans: [], reason: { en: null, es: null } } } };
  const hours = await requester(test, restaurant)('PUT', `/${grill.id}/day-hours`, closed);
  expect([cancelled.data, hours.data]).toEqual([{ outcome: 'approval' }, { outcome: 'approval' }]);
  expect(await waiting()).toEqual([[true], [true]]);
  test.signIn(administrator);
  const approvals = (await test.app.inject({ url: '/api/devise/approvals' })).json().data;
  for (const { id: approval, revision } of approvals) {
    const url = `/api/devise/approvals/${approval}/approve`;
    expect((await test.app.inject({ method: 'POST', url, payload: { version: revision } })).statusCode).toBe(
      200,
    );
  }
  expect(await waiting()).toEqual([[false], [false]]);
});

it('the board names files whose rights end within a month, and those that are shown although theirs are over', async () => {
  const test = await withSites();
  const today = wallClockIn(new Date(), 'America/Cancun').slice(0, 10);
  const file = {
    hash: 'a1b2c3d4e5f6',
    file: 'terrace.webp',
    mime: 'image/webp',
    width: 1200,
    height: 800,
    thumbhash: null,
    duration: null,
    bytes: 1,
    sent_hash: null,
    edit: null,
  };
  const picture = async (wanted: string, until: string) => {
    const actor = { id: null, name: 'Test' };
    const { id } = await addItem(test.db, { wanted, name: wanted, alt: { en: '', es: '' }, file, actor });
    await test.db.execute(sql`update media_item set rights_until = ${until} where id = ${id}`);
  };
  await picture('ending', addDays(today, 20));
  await picture('shown', addDays(today, -1));
  await picture('forgotten', addDays(today, -1));
  await picture('elsewhere', addDays(today, -1));
  await picture('later', addDays(today, 40));
  await created(test, event, { locale: { en: { title: 'Yoga', image: 'shown' } } });
  await created(test, event, { site_id: OTHER_SITE, locale: { en: { title: 'Jazz', image: 'elsewhere' } } });
  const named = async () =>
    (await board(test)).rights?.map((one: { name: string; is_over: boolean; uses: number }) => [
      one.name,
      one.is_over,
      one.uses,
    ]);
  expect(await named()).toEqual([
    ['ending', false, 0],
    ['shown', true, 1],
  ]);
  test.signIn({ ...administrator, views: ['manage property hub'] });
  expect(await named()).toBeUndefined();
});

it('a promotion that runs is named as staff call it, and as guests read it in both languages', async () => {
  const test = await withSites();
  const { settings } = example(promotion) as unknown as { settings: object };
  const title = { en: 'Two for one', es: 'Dos por uno' };
  const { id, version } = await created(test, promotion, {
    label: 'Bar, November',
    locations: ['Home'],
    start_date: '2020-01-01T00:00',
    end_date: null,
    settings: { ...settings, title },
  });
  await requester(test, promotion)('POST', `/${id}/publish`, { languages: ['en', 'es'], version });
  expect((await board(test)).promotions).toEqual([
    expect.objectContaining({ id, name: 'Bar, November', title }),
  ]);
});
