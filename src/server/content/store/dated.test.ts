import { expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { plainRepeat } from '../../../domain/time/recurrence-exceptions.ts';
import { addDays } from '../../../domain/time/calendar.ts';
import { instantAt } from '../../../domain/time/zone-time.ts';
import { created, requester, withSites, SITE, OTHER_SITE } from '../../../../test/type-tests.ts';
import { datedIds } from './dated.ts';

const { event } = contentTypes;

const today = new Date().toISOString().slice(0, 10);
const inDays = (days: number) => addDays(today, days);

async function withDates() {
  const test = await withSites();
  const request = requester(test, event);
  const keep = (label: string, start_date: string, more: object = {}) =>
    created(test, event, {
      label,
      start_date,
      end_date: null,
      repeats: 0,
      repeat_frequency: null,
      repeat_settings: null,
      locale: { en: { title: label, category: 'Day' }, es: {} },
      ...more,
    });
  const daily = { repeats: 1, repeat_frequency: 'daily' };
  await keep('Later', `${inDays(20)}T09:00`);
  await keep('Daily', `${inDays(-40)}T23:59`, { ...daily, repeat_settings: plainRepeat });
  await keep('Past', `${inDays(-20)}T09:00`);
  await keep('Over', `${inDays(-40)}T09:00`, {
    ...daily,
    repeat_settings: { ...plainRepeat, until: inDays(-10) },
  });
  await keep('Moved', `${inDays(-40)}T09:00`, {
    ...daily,
    repeat_settings: {
      ...plainRepeat,
      until: inDays(-10),
      moved: [{ from: inDays(-11), to: `${inDays(10)}T09:00` }],
    },
  });
  await keep('Elsewhere', `${inDays(3)}T09:00`, { site_id: OTHER_SITE });
  const labels = async (query: string) => {
    const { data, meta } = await request('GET', `?${query}`);
    return [...data.map(({ label }: { label: string }) => label), meta.total];
  };
  return { request, labels };
}

it('a list by the next date has what is still to come, the soonest first or last, page by page', async () => {
  const { labels } = await withDates();
  expect(await labels(`sort=next&site_id=${SITE}`)).toEqual(['Daily', 'Moved', 'Later', 3]);
  expect(await labels(`sort=-next&site_id=${SITE}`)).toEqual(['Later', 'Moved', 'Daily', 3]);
  expect(await labels(`sort=next&site_id=${SITE}&pageSize=1&page=2`)).toEqual(['Moved', 3]);
  expect(await labels('sort=next')).toEqual(['Daily', 'Elsewhere', 'Moved', 'Later', 4]);
});

it('what was this morning is not what comes next', async () => {
  const test = await withSites();
  const daily = (label: string, time: string, end: string) =>
    created(test, event, {
      label,
      start_date: `${inDays(-40)}T${time}`,
      end_date: `${inDays(-40)}T${end}`,
      repeats: 1,
      repeat_frequency: 'daily',
      repeat_settings: plainRepeat,
      locale: { en: { title: label }, es: {} },
    });
  const yoga = await daily('Yoga', '07:00', '08:00');
  const jazz = await daily('Jazz', '20:00', '22:00');
  const soonest = async (time: string) => {
    const now = instantAt(`${today}T${time}`, 'America/Cancun');
    return (await datedIds(test.db, event, { siteIds: [SITE] }, 'coming', now)).ids;
  };
  expect(await soonest('07:59')).toEqual([yoga.id, jazz.id]);
  expect(await soonest('08:00')).toEqual([jazz.id, yoga.id]);
});

it('a list of some days has what takes place on them, in another order too, and what is cancelled then', async () => {
  const { request, labels } = await withDates();
  const days = `from=${inDays(9)}&to=${inDays(21)}&site_id=${SITE}`;
  expect(await labels(days)).toEqual(['Daily', 'Moved', 'Later', 3]);
  expect(await labels(`${days}&sort=-label`)).toEqual(['Moved', 'Later', 'Daily', 3]);
  expect(await labels(`${days}&searchterm=late`)).toEqual(['Later', 1]);
  expect(await labels(`from=${inDays(-20)}&site_id=${SITE}&category=Day&sort=label`)).toContain('Past');
  const { data } = await request('GET', '?searchterm=Daily');
  await request('PUT', `/${data[0].id}`, {
    version: data[0].version,
    repeat_settings: { ...plainRepeat, cancelled: [inDays(9)] },
  });
  expect(await labels(`from=${inDays(9)}&site_id=${SITE}`)).toEqual(['Daily', 1]);
});

it.each([
  ['to=2026-11-01', 'to'],
  ['from=2026-11-02&to=2026-11-01', 'to'],
  ['from=2026-11-02&to=2027-11-01', 'to'],
  ['from=2026-02-30', 'from'],
])('the days %s are refused, and named', async (query, name) => {
  const { request } = await withDates();
  const { status, detail } = await request('GET', `?${query}`);
  expect([status, detail]).toEqual([400, expect.stringContaining(name)]);
});
