import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { administrator, siteBody, type TestApp } from '../../../../test/app.ts';
import {
  approveShown,
  created,
  OTHER_SITE,
  type SavedRecord,
  SITE,
  withSites,
  writer,
} from '../../../../test/type-tests.ts';
import { WAIT } from '../../../../test/wait.ts';
import { revisionAt } from '../../../domain/publication/summary.ts';
import { record_copy } from '../../database/schema.ts';
import { findRecord } from '../store/repository.ts';
import { lockSlugs } from '../store/slugs.ts';
import { keepAllInStep } from './keep-in-step.ts';

const { event, restaurant, menu, brand } = contentTypes;

const THIRD_SITE = 36;

async function begun() {
  const test = await withSites();
  await test.create('site', null, siteBody('coral'), THIRD_SITE);
  return { test, request: writer(test, event) };
}

const jazz = {
  label: 'Jazz',
  locale: { en: { title: 'Jazz', location: 'Pier' }, es: { title: 'Jazz en vivo' } },
};

type Requester = ReturnType<typeof writer>;

async function copied(
  request: Requester,
  id: number,
  inStep: boolean,
  siteId = OTHER_SITE,
): Promise<SavedRecord> {
  const { data } = await request('POST', `/${id}/copies`, { site_ids: [siteId], in_step: inStep });
  expect(data.failed).toEqual([]);
  return (await request('GET', `/${data.done[0].id}`)).data;
}

it('an event is copied once: it says where it came from, and goes its own way', async () => {
  const { test, request } = await begun();
  const origin = await created(test, event, jazz);
  const copy = await copied(request, origin.id, false);
  expect(copy).toMatchObject({
    site_id: OTHER_SITE,
    label: 'Jazz',
    locale: { en: { title: 'Jazz', slug: 'jazz' } },
  });
  await request('PUT', `/${origin.id}`, { label: 'Jazz at nine' });
  expect((await request('GET', `/${copy.id}`)).data.label).toBe('Jazz');
  const there = (await request('GET', `/${copy.id}/copies`)).data;
  expect(there.origin).toMatchObject({ id: origin.id, site_id: SITE, in_step: false, name: 'Jazz at nine' });
  expect((await request('GET', `/${origin.id}/copies`)).data.copies).toMatchObject([
    { id: copy.id, differs: [] },
  ]);
  const again = await request('POST', `/${origin.id}/copies`, {
    site_ids: [OTHER_SITE, SITE],
    in_step: false,
  });
  expect([again.data.done, again.data.failed.length]).toEqual([[], 2]);
});

it('a copy kept in step follows what it did not change itself, and takes over or stops when asked to', async () => {
  const { test, request } = await begun();
  const origin = await created(test, event, jazz);
  const copy = await copied(request, origin.id, true);
  await request('PUT', `/${copy.id}`, { locale: { en: { location: 'Garden' } } });
  await request('PUT', `/${origin.id}`, {
    label: 'Jazz late',
    locale: { en: { title: 'Jazz Late', location: 'Deck' } },
  });
  const now = async () => (await request('GET', `/${copy.id}`)).data;
  expect(await now()).toMatchObject({
    label: 'Jazz late',
    locale: { en: { title: 'Jazz Late', location: 'Garden' } },
  });
  const { origin: says } = (await request('GET', `/${copy.id}/copies`)).data;
  expect([says.differs, says.says.locale.en.location]).toEqual([['locale.en.location'], 'Deck']);

  expect((await request('POST', `/${copy.id}/copies/take`, { fields: ['slug'] })).status).toBe(422);
  await request('POST', `/${copy.id}/copies/take`, { fields: ['locale.en.location'] });
  expect((await now()).locale.en.location).toBe('Deck');
  await request('PUT', `/${origin.id}`, { locale: { en: { location: 'Roof' } } });
  expect((await now()).locale.en.location).toBe('Roof');

  await request('POST', `/${copy.id}/copies/stop`, {});
  await request('PUT', `/${origin.id}`, { locale: { en: { location: 'Cellar' } } });
  expect((await now()).locale.en.location).toBe('Roof');
});

it('menus of a copied restaurant lead to their copies, and are left out where there are none', async () => {
  const { test } = await begun();
  const request = writer(test, restaurant);
  const card = await created(test, menu, { code_value: 'GRILL' });
  const wine = await created(test, menu, { code_value: 'WINE' });
  const cardThere = await copied(writer(test, menu), card.id, true);
  const origin = await created(test, restaurant, { menus: [card.id, wine.id] });
  const { data } = await request('POST', `/${origin.id}/copies`, { site_ids: [OTHER_SITE], in_step: true });
  expect(data.done).toEqual([{ site_id: OTHER_SITE, id: expect.any(Number), dropped: ['menus.1'] }]);
  expect((await request('GET', `/${data.done[0].id}`)).data.menus).toEqual([cardThere.id]);
});

it('nothing is copied to, taken over or read at a site that is not theirs', async () => {
  const { test, request } = await begun();
  const origin = await created(test, event, jazz);
  const copy = await copied(request, origin.id, true);
  test.signIn({ ...administrator, siteIds: [SITE] });
  const { data } = await request('POST', `/${origin.id}/copies`, { site_ids: [THIRD_SITE], in_step: true });
  expect(data).toEqual({ done: [], failed: [{ site_id: THIRD_SITE, detail: 'There is no such record.' }] });
  const [known] = (await request('GET', `/${origin.id}/copies`)).data.copies;
  expect(known).toMatchObject({ is_theirs: false, name: null });
  for (const [method, below] of [
    ['GET', ''],
    ['POST', '/take'],
    ['POST', '/stop'],
  ] as const) {
    const response = await request(
      method,
      `/${copy.id}/copies${below}`,
      method === 'GET' ? undefined : { fields: ['label'] },
    );
    expect([below, response.status]).toEqual([below, 404]);
  }
  test.signIn({ ...administrator, permissions: [], words: { 'manage property hub': ['es'] } });
  const words = await request('POST', `/${origin.id}/copies`, { site_ids: [OTHER_SITE], in_step: true });
  expect(words.status).toBe(403);
  test.signIn(administrator);
  expect((await writer(test, brand)('POST', '/1/copies', { site_ids: [SITE] })).status).toBe(404);
});

it('a copy is published when its origin is, and not while something of its own waits', async () => {
  const { test, request } = await begun();
  const origin = await created(test, event, { ...jazz, publish: 'keep' });
  const copy = await copied(request, origin.id, true);
  const stateOf = async () => (await request('GET', `/${copy.id}`)).data.publication.en.state;
  expect(await stateOf()).toBe('none');
  await request('POST', `/${origin.id}/publish`, { languages: ['en'] });
  expect(await stateOf()).toBe('published');
  await request('PUT', `/${copy.id}`, { locale: { en: { location: 'Garden' } }, publish: 'keep' });
  await request('PUT', `/${origin.id}`, { label: 'Jazz late', publish: { languages: ['en'] } });
  expect(await stateOf()).toBe('changed');
});

it('what is scheduled for an origin is scheduled for its copy, and taken back or moved with it', async () => {
  const { test, request } = await begun();
  const origin = await created(test, event, jazz);
  const copy = await copied(request, origin.id, true);
  const save = (body: object) => request('PUT', `/${origin.id}`, body);
  const scheduled = async (id = copy.id) => {
    const { en, es } = (await request('GET', `/${id}`)).data.publication;
    const dues = ({ due }: { due: { at: string; revision: number }[] }) =>
      due.map(({ at, revision }) => `${at.slice(0, 10)} ${revision}`);
    return { en: dues(en), es: dues(es) };
  };
  await save({ label: 'Jazz late', publish: { languages: ['en'], at: '2031-02-05T10:00' } });
  expect(await scheduled()).toEqual({ en: ['2031-02-05 2'], es: [] });
  expect((await request('GET', `/${copy.id}`)).data.publication.en.revision).toBe(1);

  // What is saved afterwards is not published with it.
  await save({ label: 'Jazz very late', publish: 'keep' });
  expect(await scheduled()).toEqual({ en: ['2031-02-05 2'], es: [] });

  const [{ id }] = (await request('GET', `/${origin.id}`)).data.publication.en.due;
  await request('POST', `/${origin.id}/publication/${id}/cancel`, {});
  expect(await scheduled()).toEqual({ en: [], es: [] });

  await request('POST', `/${origin.id}/publish`, { languages: ['en', 'es'], at: '2031-02-06T10:00' });
  expect(await scheduled()).toEqual({ en: ['2031-02-06 3'], es: ['2031-02-06 3'] });
  await request('PUT', `/${copy.id}`, { locale: { es: { location: 'Jardín' } }, publish: 'keep' });
  await save({
    label: 'Jazz at last',
    publish: { languages: ['en', 'es'], at: '2031-02-05T09:00' },
  });
  // Of the earlier schedule nothing is left; guests would read the copy's own Spanish with it, which nobody published.
  expect(await scheduled()).toEqual({ en: ['2031-02-05 5'], es: [] });

  // The copy's log says it all: whatever runs at the moment, its guests read it from then on.
  const { publication } = (await findRecord(test.db, event, copy.id))!;
  expect(revisionAt(publication.en, '2031-02-05T23:00:00.000Z')).toBe(5);
});

it('an approval of an origin reaches its copy', async () => {
  const { test, request } = await begun();
  const origin = await created(test, event, jazz);
  const copy = await copied(request, origin.id, true);
  await request('PUT', `/${origin.id}`, { label: 'Jazz late', publish: 'keep' });
  await request('POST', `/${origin.id}/approval`, { languages: ['en', 'es'] });
  const { en } = (await request('GET', `/${origin.id}`)).data.publication;
  const published = async () => (await request('GET', `/${copy.id}`)).data.publication.en.revision;
  expect(await published()).toBe(1);
  await approveShown(test, en.approval);
  expect(await published()).toBe(2);
});

/** Waits until as many queries of the database wait for a lock. */
const untilWaiting = (test: TestApp, count: number) =>
  vi.waitFor(async () => {
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    expect((await test.db.execute(waiting)).rows).toHaveLength(count);
  }, WAIT);

it('a save that comes while a copy is being brought in step reaches it too', async () => {
  const { test, request } = await begun();
  const origin = await created(test, event, jazz);
  const copy = await copied(request, origin.id, true);
  let saving: Promise<unknown> | undefined;
  await test.db.transaction(async (tx) => {
    await tx.select().from(record_copy).where(eq(record_copy.copy_id, copy.id)).for('update');
    saving = request('PUT', `/${origin.id}`, { label: 'Jazz late' });
    await untilWaiting(test, 1);
  });
  await saving;
  expect((await request('GET', `/${copy.id}`)).data.label).toBe('Jazz late');
});

it('a double click makes one copy', async () => {
  const { test, request } = await begun();
  const origin = await created(test, event, jazz);
  const copy = () => request('POST', `/${origin.id}/copies`, { site_ids: [OTHER_SITE] });
  let copying: Promise<Awaited<ReturnType<typeof copy>>[]> | undefined;
  await test.db.transaction(async (tx) => {
    // Both have looked for a copy before either gives its own an address.
    await lockSlugs(tx, event, OTHER_SITE);
    copying = Promise.all([copy(), copy()]);
    await untilWaiting(test, 2);
  });
  expect((await copying)!.flatMap(({ data }) => data.done)).toHaveLength(1);
  expect((await request('GET', `/${origin.id}/copies`)).data.copies).toHaveLength(1);
});

it('what a copy cannot take over is named, and the next change of its origin is tried again', async () => {
  const { test, request } = await begun();
  const from = { start_date: '2030-05-01T10:00', end_date: '2030-05-01T12:00' };
  const origin = await created(test, event, { ...jazz, ...from });
  const copy = await copied(request, origin.id, true);
  await request('PUT', `/${copy.id}`, { start_date: '2030-05-01T11:30' });
  const failure = async () => (await request('GET', `/${copy.id}/copies`)).data.origin.failure;
  await request('PUT', `/${origin.id}`, { end_date: '2030-05-01T11:00' });
  expect(await failure()).toBe('end_date');
  await request('PUT', `/${origin.id}`, { end_date: '2030-05-01T13:00' });
  expect(await failure()).toBeNull();
  expect((await request('GET', `/${copy.id}`)).data).toMatchObject({
    start_date: '2030-05-01T11:30',
    end_date: '2030-05-01T13:00',
  });
});

it('an origin in the trash holds its copies where they are, and a copy that comes back follows again', async () => {
  const { test, request } = await begun();
  const origin = await created(test, event, jazz);
  const copy = await copied(request, origin.id, true);
  await request('DELETE', `/${copy.id}`);
  await request('PUT', `/${origin.id}`, { label: 'Jazz late' });
  await request('POST', `/${copy.id}/restore`, {});
  expect((await request('GET', `/${copy.id}`)).data.label).toBe('Jazz late');
  await request('DELETE', `/${origin.id}`);
  expect((await request('GET', `/${copy.id}/copies`)).data.origin).toMatchObject({
    state: 'deleted',
    in_step: true,
  });
});

it('what a kill interrupted is done at the next start', async () => {
  const { test, request } = await begun();
  const origin = await created(test, event, jazz);
  const copy = await copied(request, origin.id, true);
  // Written without the route, as by a process that was killed before it followed.
  await test.db.execute(
    `update event set version = version + 1, label = 'Jazz late' where id = ${origin.id}`,
  );
  await keepAllInStep(test.db, () => true);
  expect((await request('GET', `/${copy.id}`)).data.label).toBe('Jazz late');
});

const values = ['One', 'Two', 'Three'];
const step = fc.record({
  at: fc.constantFrom('origin', 'near', 'far'),
  field: fc.constantFrom('label', 'location'),
  value: fc.constantFrom(...values),
});

it("after any history each value of a copy is what the model says: the origin's, or its own", async () => {
  const { test, request } = await begun();
  const bodyOf = (field: string, value: string) =>
    field === 'label' ? { label: value } : { locale: { en: { location: value } } };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const origin = await created(test, event, { ...jazz, label: 'One' });
      const ids = {
        origin: origin.id,
        near: (await copied(request, origin.id, true)).id,
        far: (await copied(request, origin.id, true, THIRD_SITE)).id,
      };
      const start = { label: 'One', location: 'Pier' };
      const model = { origin: { ...start }, near: { ...start }, far: { ...start } };
      for (const { at, field, value } of steps) {
        const name = field;
        const before = model.origin[name];
        model[at][name] = value;
        if (at === 'origin') {
          for (const copy of [model.near, model.far]) if (copy[name] === before) copy[name] = value;
        }
        expect((await request('PUT', `/${ids[at]}`, bodyOf(field, value))).status).toBe(200);
      }
      for (const [name, id] of Object.entries(ids)) {
        const { label, locale } = (await request('GET', `/${id}`)).data;
        expect({ label, location: locale.en.location }).toEqual(model[name as keyof typeof model]);
      }
    }),
    { numRuns: 8 },
  );
});
