import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { plainRepeat } from '../../../domain/time/recurrence-exceptions.ts';
import { dayIn } from '../../../domain/time/zone-time.ts';
import { administrator } from '../../../../test/app.ts';
import { approveShown, created, requester, withSites, writer } from '../../../../test/type-tests.ts';
import { WAIT } from '../../../../test/wait.ts';

const { event } = contentTypes;
const today = () => dayIn(new Date(), 'America/Cancun');
const asPlanned = { cancelled: false, to: null, location: null };

/** Guests see a change as soon as the process has been notified of it. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, WAIT);

afterEach(() => void vi.useRealTimers());

async function withShow(more: object = {}) {
  const test = await withSites();
  const record = await created(test, event, {
    label: 'Show',
    start_date: '2026-01-01T21:00',
    end_date: '2026-01-01T22:30',
    repeats: 1,
    repeat_frequency: 'daily',
    repeat_settings: plainRepeat,
    locale: {
      en: { title: 'Show', slug: 'show', location: 'Theatre' },
      es: { title: 'Espectáculo', location: 'Teatro' },
    },
    ...more,
  });
  const at = `/${record.id}`;
  const request = requester(test, event);
  const say = (exception: object, day = today()) =>
    request('PUT', `${at}/date`, { day, ...asPlanned, ...exception });
  const guestsGet = async () => {
    const { body } = await test.app.inject({ url: '/api/events/all', headers: { host: 'marea.test' } });
    const { data } = JSON.parse(body) as {
      data: { starts: string; locale: { en: { title: string; location: string } } }[];
    };
    return data.map(({ starts, locale: { en } }) => [starts.slice(11), en.title, en.location]);
  };
  return { test, record, at, request, write: writer(test, event), say, guestsGet };
}

describe("tonight's date of an event", () => {
  it('is moved, held elsewhere, cancelled and put back, and guests see each at once', async () => {
    const { say, guestsGet } = await withShow();
    const seen = (expected: unknown) => eventually(async () => expect(await guestsGet()).toEqual(expected));
    expect((await say({ to: `${today()}T21:30` })).data).toEqual({ outcome: 'now' });
    await seen([['21:30', 'Show', 'Theatre']]);
    await say({ location: { en: 'Lobby', es: 'Vestíbulo' } });
    await seen([['21:00', 'Show', 'Lobby']]);
    await say({ cancelled: true });
    await seen([]);
    await say({});
    await seen([['21:00', 'Show', 'Theatre']]);
    expect((await say({})).data).toEqual({ outcome: 'same' });
  });

  it('that happens once is moved with its end, held elsewhere and cancelled too', async () => {
    const once = { start_date: `${today()}T20:00`, end_date: `${today()}T21:00`, repeats: 0 };
    const { say, guestsGet, request, at } = await withShow({ ...once, repeat_settings: null });
    const seen = (expected: unknown) => eventually(async () => expect(await guestsGet()).toEqual(expected));
    await say({ to: `${today()}T21:30`, location: { en: 'Lobby', es: null } });
    await seen([['21:30', 'Show', 'Lobby']]);
    expect((await request('GET', at)).data).toMatchObject({
      end_date: `${today()}T22:30`,
      locale: { es: { location: null } },
    });
    await say({ cancelled: true });
    await seen([]);
    await say({});
    await seen([['21:30', 'Show', 'Lobby']]);
  });

  it('is changed without what nobody has published, and in that too', async () => {
    const { request, at, write, say, guestsGet } = await withShow();
    const begun = {
      locale: { en: { title: 'Winter show' } },
      start_date: '2026-01-01T20:00',
      publish: 'keep',
    };
    await write('PUT', at, begun);
    await say({ cancelled: true });
    await eventually(async () => expect(await guestsGet()).toEqual([]));
    const { data } = await request('GET', at);
    expect(data).toMatchObject({
      start_date: '2026-01-01T20:00',
      repeat_settings: { cancelled: [today()] },
      locale: { en: { title: 'Winter show' } },
      publication: { en: { is_changed: true } },
    });
    await say({});
    await eventually(async () => expect(await guestsGet()).toEqual([['21:00', 'Show', 'Theatre']]));
  });

  it('that a person changes who may not publish waits for approval', async () => {
    const { test, request, at, say, guestsGet } = await withShow();
    test.signIn({ ...administrator, publishes: [] });
    expect((await say({ cancelled: true })).data).toEqual({ outcome: 'approval' });
    expect(await guestsGet()).toHaveLength(1);
    test.signIn(administrator);
    const { approval } = (await request('GET', at)).data.publication.en;
    await approveShown(test, approval);
    await eventually(async () => expect(await guestsGet()).toEqual([]));
  });

  it('is refused where it cannot be read, and for those who change no events', async () => {
    const { test, say } = await withShow({ end_date: null });
    const paths = async (exception: object, day?: string) =>
      (await say(exception, day)).errors?.map(({ path }: { path: string }) => path);
    expect(await paths({ to: 'nine' })).toEqual(['to']);
    expect(await paths({ cancelled: 'yes' })).toEqual(['cancelled']);
    expect(await paths({ location: {} })).toEqual(['location.en']);
    expect(await paths({ location: { en: 'x'.repeat(201) } })).toContain('location.en');
    expect(await paths({}, 'today')).toEqual(['day']);
    expect(await paths({}, '2025-01-01')).toEqual(['day']);
    const only = { ...administrator, permissions: ['manage menus'] };
    for (const [staff, status] of [
      [only, 403],
      [{ ...administrator, permissions: [], words: { 'manage property hub': ['es'] } } as const, 403],
      [{ ...administrator, siteIds: [24] }, 404],
    ] as const) {
      test.signIn(staff);
      expect((await say({ cancelled: true })).status).toBe(status);
    }
  });
});
