import { describe, expect, it, vi } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { addDays } from '../../../domain/time/calendar.ts';
import { days } from '../../../domain/time/day-range.ts';
import { dayIn } from '../../../domain/time/zone-time.ts';
import { administrator } from '../../../../test/app.ts';
import { created, requester, withSites, writer } from '../../../../test/type-tests.ts';
import { WAIT } from '../../../../test/wait.ts';

const { restaurant } = contentTypes;
const today = () => dayIn(new Date(), 'America/Cancun');

/** Guests see a change as soon as the process has been notified of it. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, WAIT);

const from = (opens: string, closes: string) => ({
  spans: [{ opens, closes, days, season: null }],
  exceptions: [],
});

const closed = { spans: [], reason: { en: 'A wedding', es: 'Una boda' } };

async function withGrill() {
  const test = await withSites();
  const record = await created(test, restaurant, {
    label: 'Grill',
    lunch: from('12:00', '15:00'),
    dinner: from('18:00', '22:00'),
    locale: { en: { title: 'Grill', slug: 'grill' } },
  });
  const at = `/${record.id}`;
  const request = requester(test, restaurant);
  const say = (meals: unknown, day: unknown = today()) => request('PUT', `${at}/day-hours`, { day, meals });
  /** What guests read of exceptions: meal, first day, hours and reason. */
  const guestsGet = async () => {
    const { body } = await test.app.inject({ url: '/api/restaurants/all', headers: { host: 'marea.test' } });
    interface Meal {
      exceptions: {
        from: string;
        until: string | null;
        spans: { opens: string; closes: string }[];
        reason: { en: string | null };
      }[];
    }
    const [grill] = (JSON.parse(body) as { data: Record<'lunch' | 'dinner', Meal>[] }).data;
    return (['lunch', 'dinner'] as const).flatMap((period) =>
      grill![period].exceptions.map(({ from: first, until, spans, reason }) => [
        period,
        until ? `${first} ${until}` : first,
        spans.map(({ opens, closes }) => `${opens} ${closes}`).join(),
        reason.en,
      ]),
    );
  };
  const seen = (expected: unknown) => eventually(async () => expect(await guestsGet()).toEqual(expected));
  return { test, at, request, say, seen, write: writer(test, restaurant) };
}

describe('the hours of a restaurant on one day', () => {
  it('are changed, closed and as usual again, and guests read each at once', async () => {
    const { say, seen } = await withGrill();
    const late = { spans: [{ opens: '18:00', closes: '20:30' }] };
    expect((await say({ dinner: late })).data).toEqual({ outcome: 'now' });
    await seen([['dinner', today(), '18:00 20:30', null]]);
    expect((await say({ dinner: late })).data).toEqual({ outcome: 'same' });
    await say({ lunch: closed, dinner: closed });
    await seen([
      ['lunch', today(), '', 'A wedding'],
      ['dinner', today(), '', 'A wedding'],
    ]);
    await say({ lunch: null, dinner: null });
    await seen([]);
  });

  it('leave the other days of a longer closure as they are', async () => {
    const { request, at, say, seen, write } = await withGrill();
    const { data } = await request('GET', at);
    const longer = {
      from: addDays(today(), -1),
      until: addDays(today(), 1),
      spans: [],
      reason: { en: 'Works', es: null },
    };
    await write('PUT', at, { dinner: { ...data.dinner, exceptions: [longer] } });
    await seen([['dinner', `${longer.from} ${longer.until}`, '', 'Works']]);
    expect((await say({ dinner: null })).data).toEqual({ outcome: 'now' });
    await seen([
      ['dinner', longer.from, '', 'Works'],
      ['dinner', longer.until, '', 'Works'],
    ]);
  });

  it('are changed without what nobody has published, and in that too', async () => {
    const { request, at, say, seen, write } = await withGrill();
    await write('PUT', at, { extension: '4100', publish: 'keep' });
    await say({ lunch: closed });
    await seen([['lunch', today(), '', 'A wedding']]);
    const { data } = await request('GET', at);
    expect(data).toMatchObject({
      extension: '4100',
      lunch: { exceptions: [{ from: today(), spans: [] }] },
      publication: { en: { is_changed: true } },
    });
  });

  it('that a person changes who may not publish wait for approval', async () => {
    const { test, say, seen } = await withGrill();
    test.signIn({ ...administrator, publishes: [] });
    expect((await say({ lunch: closed })).data).toEqual({ outcome: 'approval' });
    await seen([]);
  });

  it('are refused where they cannot be read, and for those who change no restaurants', async () => {
    const { test, say } = await withGrill();
    const paths = async (meals: unknown, day?: unknown) =>
      (await say(meals, day)).errors?.map(({ path }: { path: string }) => path);
    expect(await paths({ lunch: closed }, 'today')).toEqual(['day']);
    expect(await paths({})).toEqual(['meals']);
    expect(await paths({ brunch: closed })).toEqual(['meals']);
    expect(await paths({ lunch: {} })).toEqual(['meals.lunch.spans']);
    expect(await paths({ lunch: { spans: [{ opens: 'noon', closes: '15:00' }] } })).toEqual([
      'meals.lunch.spans.0.opens',
    ]);
    const twice = [
      { opens: '12:00', closes: '15:00' },
      { opens: '14:00', closes: '16:00' },
    ];
    expect(await paths({ lunch: { spans: twice } })).toEqual(['meals.lunch.spans.1.opens']);
    expect(await paths({ lunch: { spans: [], reason: { en: 'x'.repeat(121) } } })).toEqual([
      'meals.lunch.reason.en',
    ]);
    for (const [staff, status] of [
      [{ ...administrator, permissions: ['manage menus'] }, 403],
      [{ ...administrator, siteIds: [24] }, 404],
    ] as const) {
      test.signIn(staff);
      expect((await say({ lunch: closed })).status).toBe(status);
    }
  });
});
