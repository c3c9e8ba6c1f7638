import { expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { administrator } from '../../../../test/app.ts';
import { created, OTHER_SITE, SITE, withSites, writer } from '../../../../test/type-tests.ts';

const { event, brand } = contentTypes;

const versions = (records: readonly { id: number; version: number }[]) =>
  records.map(({ id, version }) => ({ id, version }));

it('many events are given one category and place; what each said otherwise stays', async () => {
  const test = await withSites();
  const request = writer(test, event);
  const records = [
    await created(test, event, { label: 'Yoga', locale: { en: { title: 'Yoga' }, es: { title: 'Yoga' } } }),
    await created(test, event, { label: 'Jazz', locale: { en: { title: 'Jazz' } } }),
  ];
  const values = {
    locale: {
      en: { category: 'Night', location: 'Garden' },
      es: { category: 'Night', location: 'Jardín' },
    },
  };
  const { data } = await request('POST', '/bulk', { action: 'set', values, records: versions(records) });
  expect(data).toEqual({ done: records.map(({ id }) => ({ id, version: 2 })), failed: [] });
  const jazz = (await request('GET', `/${records[1]!.id}`)).data;
  expect([jazz.label, jazz.locale.en.title, jazz.locale.en.location]).toEqual(['Jazz', 'Jazz', 'Garden']);
  expect(jazz.locale.es.category).toBe('Night');

  const undone = await request('POST', '/bulk', { action: 'revert', records: data.done });
  expect(undone.data.failed).toEqual([]);
  expect((await request('GET', `/${jazz.id}`)).data.locale.en.location).toBe(
    records[1]!.locale?.en?.location,
  );
});

it('a date that one of many cannot have leaves that one as it is, and says why', async () => {
  const test = await withSites();
  const request = writer(test, event);
  const early = await created(test, event, { start_date: '2027-05-01T10:00', end_date: '2027-05-01T11:00' });
  const late = await created(test, event, { start_date: '2027-05-09T10:00', end_date: '2027-05-09T11:00' });
  const { data } = await request('POST', '/bulk', {
    action: 'set',
    values: { end_date: '2027-05-01T12:00' },
    records: versions([early, late]),
  });
  expect(data.done).toEqual([{ id: early.id, version: 2 }]);
  expect(data.failed).toEqual([{ id: late.id, detail: expect.stringMatching(/./) }]);
  expect((await request('GET', `/${late.id}`)).data.end_date).toBe('2027-05-09T11:00');
});

it('what many cannot be set to is refused with its field, and nothing is changed', async () => {
  const test = await withSites();
  const request = writer(test, event);
  const record = await created(test, event);
  const refused = async (values: unknown) => {
    const response = await request('POST', '/bulk', { action: 'set', values, records: versions([record]) });
    return [response.status, (response.errors ?? []).map(({ path }: { path: string }) => path)];
  };
  expect(await refused({ locale: { en: { title: 'All the same' } } })).toEqual([422, ['values.title']]);
  expect(await refused({ label: 'All the same' })).toEqual([422, ['values.label']]);
  expect(await refused({ repeats: 1 })).toEqual([422, ['values.repeats']]);
  expect(await refused({ start_date: 'soon' })).toEqual([422, ['values.start_date']]);
  expect(await refused({ locale: { en: { category: 'Nap' } } })).toEqual([
    422,
    ['values.locale.en.category'],
  ]);
  expect(await refused({})).toEqual([422, ['values']]);
  expect((await request('GET', `/${record.id}`)).data.version).toBe(1);
});

it('records of several properties are published and withdrawn at once, each only by staff of its property', async () => {
  const test = await withSites();
  const request = writer(test, event);
  const here = await created(test, event);
  const there = await created(test, event, { site_id: OTHER_SITE });
  const records = versions([here, there]);
  const withdrawn = await request('POST', '/bulk', { action: 'withdraw', languages: ['es'], records });
  expect(withdrawn.data).toEqual({ done: records, failed: [] });
  expect((await request('GET', `/${there.id}`)).data.publication.es.withdrawn_since).not.toBeNull();

  test.signIn({ ...administrator, siteIds: [SITE] });
  const published = await request('POST', '/bulk', { action: 'publish', languages: ['es'], records });
  expect(published.data.done).toEqual([{ id: here.id, version: 1 }]);
  expect(published.data.failed).toEqual([{ id: there.id, detail: 'There is no such record.' }]);
  test.signIn({ ...administrator, publishes: [] });
  const may = await request('POST', '/bulk', { action: 'publish', languages: ['es'], records: [records[1]] });
  expect(may.data.failed).toEqual([{ id: there.id, detail: 'Your role does not publish this.' }]);
});

it('brands, which are never deleted, are changed together too', async () => {
  const test = await withSites();
  const request = writer(test, brand);
  const records = [await created(test, brand, { name: 'One' }), await created(test, brand, { name: 'Two' })];
  const values = { website: 'https://example.com' };
  const { data } = await request('POST', '/bulk', { action: 'set', values, records: versions(records) });
  expect(data.done).toHaveLength(2);
  expect((await request('POST', '/bulk', { action: 'restore', records: data.done })).status).toBe(422);
});
