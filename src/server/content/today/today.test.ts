import { expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import { weekdayOf } from '../../../domain/time/opening-hours.ts';
import { days } from '../../../domain/time/day-range.ts';
import { created, SITE, withSites } from '../../../../test/type-tests.ts';

const { event, menu, restaurant } = contentTypes;

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

it('a restaurant that is closed on this weekday can be opened: its meals are there without hours', async () => {
  const test = await withSites();
  const today = weekdayOf(wallClockIn(new Date(), 'America/Cancun').slice(0, 10));
  const others = days.filter((day) => day !== today);
  const dinner = { spans: [{ opens: '18:00', closes: '22:00', days: others, season: null }], exceptions: [] };
  await created(test, restaurant, { dinner });
  const [place] = (await board(test)).restaurants;
  expect(place.meals).toContainEqual({ period: 'dinner', usual: [], exception: null });
});
