import { describe, expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import { rightsOfRoles } from '../../../domain/staff/role.ts';
import { administrator, type TestApp } from '../../../../test/app.ts';
import { requester, created, OTHER_SITE, SITE, withSites, writer } from '../../../../test/type-tests.ts';
import { readSnapshot } from '../../delivery/snapshot.ts';
import type { Staff } from '../../http/staff.ts';

const { event, post, booking_code_trigger: trigger } = contentTypes;

const ZONE = 'America/Cancun';
const HOUR = 3_600_000;
/** A wall clock so many hours from now, and what it is as an instant. */
const inHours = (hours: number) => wallClockIn(new Date(Date.now() + hours * HOUR), ZONE);
const instantIn = (hours: number) => new Date(`${inHours(hours)}-05:00`).toISOString();

const titles = (en: string, es: string) => ({ locale: { en: { title: en }, es: { title: es } } });

/** Titles of the site's events as guests read them in so many hours. */
async function guestsRead({ db }: TestApp, hours = 0) {
  const snapshot = (await readSnapshot(db, SITE))!;
  return snapshot.at(Date.now() + hours * HOUR).events.map(({ locale, hidden_in }) => ({
    en: locale.en.title,
    es: locale.es.title,
    ...(hidden_in ? { hidden_in } : {}),
  }));
}

async function withEvent(more: object = {}) {
  const test = await withSites();
  const record = await created(test, event, { ...titles('One', 'Uno'), ...more });
  return { test, record, at: `/${record.id}`, request: requester(test, event), write: writer(test, event) };
}

const pathsOf = ({ errors = [] }: { errors?: { path: string }[] }) => errors.map(({ path }) => path);

describe('a save', () => {
  it('is read by guests at once where the type says nothing else', async () => {
    const { test, record, write, at } = await withEvent();
    expect(record).toMatchObject({
      publication: { en: { state: 'published', revision: 1, due: [] }, es: { state: 'published' } },
    });
    expect(await guestsRead(test)).toEqual([{ en: 'One', es: 'Uno' }]);
    const { data } = await write('PUT', at, titles('Two', 'Dos'));
    expect(data.publication.en).toMatchObject({ state: 'published', revision: 2, is_changed: false });
    expect(await guestsRead(test)).toEqual([{ en: 'Two', es: 'Dos' }]);
  });

  it('is published in no language, in one, or at a time, as the request says', async () => {
    const { test, write, at } = await withEvent();
    const kept = await write('PUT', at, { ...titles('Two', 'Dos'), publish: 'keep' });
    expect(kept.data.publication.es).toMatchObject({ state: 'changed', revision: 1, is_changed: true });
    expect(await guestsRead(test)).toEqual([{ en: 'One', es: 'Uno' }]);

    await write('PUT', at, { publish: { languages: ['es'] } });
    expect(await guestsRead(test)).toEqual([{ en: 'One', es: 'Dos' }]);

    const publish = { languages: ['en'], at: inHours(2) };
    const due = await write('PUT', at, { ...titles('Three', 'Dos'), publish });
    expect(due.data.publication.en).toMatchObject({
      state: 'due',
      revision: 1,
      due: [{ action: 'publish', revision: 4, at: instantIn(2) }],
    });
    expect(await guestsRead(test)).toEqual([{ en: 'One', es: 'Dos' }]);
    expect(await guestsRead(test, 3)).toEqual([{ en: 'Three', es: 'Dos' }]);
  });

  it('of a new record can be kept from guests', async () => {
    const { test, record } = await withEvent({ publish: 'keep' });
    expect(record).toMatchObject({ publication: { en: { state: 'none', revision: null } } });
    expect(await guestsRead(test)).toEqual([]);
  });

  it('with a wish that cannot be read names what fails and writes nothing', async () => {
    const { test, request, at } = await withEvent();
    const put = (publish: unknown) => request('PUT', at, { version: 1, ...titles('Two', 'Dos'), publish });
    expect(pathsOf(await put('now'))).toEqual(['publish.languages']);
    expect(pathsOf(await put({ languages: ['fr'] }))).toEqual(['publish.languages']);
    expect(pathsOf(await put({ languages: ['en'], at: 'soon' }))).toEqual(['publish.at']);
    expect(pathsOf(await put({ languages: ['en'], at: inHours(-1) }))).toEqual(['publish.at']);
    expect(pathsOf(await put({ languages: ['en'], when: 1 }))).toEqual(['publish.when']);
    expect((await request('GET', at)).data.version).toBe(1);
    expect(await guestsRead(test)).toEqual([{ en: 'One', es: 'Uno' }]);
  });

  it('of a type that is published on request waits for that', async () => {
    const test = await withSites();
    const record = await created(test, post);
    expect(record).toMatchObject({ publication: { en: { state: 'none' }, es: { state: 'none' } } });
    const request = requester(test, post);
    const { data } = await request('POST', `/${record.id}/publish`, { languages: ['en'], version: 1 });
    expect(data.publication).toMatchObject({ en: { state: 'published' }, es: { state: 'none' } });
  });

  it('that brings a revision back is published as any other', async () => {
    const { test, write, at } = await withEvent();
    await write('PUT', at, titles('Two', 'Dos'));
    await write('POST', `${at}/revisions/1/restore`, {});
    expect(await guestsRead(test)).toEqual([{ en: 'One', es: 'Uno' }]);
  });
});

describe('publishing', () => {
  it('takes the version that was read and changes none', async () => {
    const { test, request, at } = await withEvent({ publish: 'keep' });
    const publish = (body: object) => request('POST', `${at}/publish`, body);
    expect((await publish({ languages: ['en'] })).status).toBe(428);
    expect((await publish({ languages: ['en'], version: 7 })).status).toBe(409);
    expect(pathsOf(await publish({ version: 1 }))).toEqual(['languages']);
    expect(pathsOf(await publish({ version: 1, languages: ['en'], at: inHours(-1) }))).toEqual(['at']);
    expect(await guestsRead(test)).toEqual([]);
    const { data } = await publish({ languages: ['en'], version: 1 });
    expect(data).toMatchObject({ version: 1, publication: { en: { state: 'published' } } });
    expect(await guestsRead(test)).toEqual([{ en: 'One', es: null }]);
  });

  it('withdraws one language, now or later, and a save leaves it withdrawn', async () => {
    const { test, write, request, at } = await withEvent();
    const later = await request('POST', `${at}/withdraw`, { languages: ['en'], at: inHours(2), version: 1 });
    expect(later.data.publication.en.due).toMatchObject([{ action: 'withdraw', revision: null }]);
    const withdrawn = await request('POST', `${at}/withdraw`, { languages: ['es'], version: 1 });
    expect(withdrawn.data.publication.es).toMatchObject({
      state: 'none',
      withdrawn_since: expect.any(String),
    });
    await write('PUT', at, titles('Two', 'Dos'));
    expect(await guestsRead(test)).toEqual([{ en: 'Two', es: null, hidden_in: ['es'] }]);
    expect(await guestsRead(test, 3)).toEqual([]);
  });

  it('takes back what is scheduled, once', async () => {
    const { test, request, at } = await withEvent();
    const { data } = await request('POST', `${at}/withdraw`, {
      languages: ['en'],
      at: inHours(2),
      version: 1,
    });
    const cancel = `${at}/publication/${data.publication.en.due[0].id}/cancel`;
    expect((await request('POST', cancel, {})).status).toBe(428);
    expect((await request('POST', cancel, { version: 1 })).data.publication.en.due).toEqual([]);
    expect((await request('POST', cancel, { version: 1 })).status).toBe(404);
    expect(await guestsRead(test, 3)).toEqual([{ en: 'One', es: 'Uno' }]);
    const { data: log } = await request('GET', `${at}/publication`);
    expect(log).toMatchObject([
      { action: 'withdraw', language: 'en', cancelled_by: administrator.name },
      { action: 'publish', revision: 1, cancelled_at: null, actor_name: administrator.name },
      { action: 'publish', revision: 1 },
    ]);
  });

  it('of a newer revision ends the schedule of an older one', async () => {
    const { test, write, request, at } = await withEvent();
    await write('PUT', at, { ...titles('Two', 'Dos'), publish: { languages: ['en'], at: inHours(2) } });
    const { data } = await write('PUT', at, { ...titles('Three', 'Dos'), publish: { languages: ['en'] } });
    expect(data.publication.en.due).toEqual([]);
    const { data: log } = await request('GET', `${at}/publication`);
    expect(log[1]).toMatchObject({ revision: 2, cancelled_by: administrator.name });
    expect(await guestsRead(test, 3)).toEqual([{ en: 'Three', es: 'Uno' }]);
  });

  it('reads a moment of the group on the clock of its default site', async () => {
    const test = await withSites();
    const { id } = await created(test, trigger);
    const { data } = await requester(test, trigger)('POST', `/${id}/withdraw`, {
      languages: ['en'],
      at: inHours(2),
      version: 1,
    });
    expect(data.publication.en.due[0].at).toBe(instantIn(2));
  });
});

describe('lists', () => {
  it('are narrowed by what is published, also once a scheduled moment has passed', async () => {
    const { test, record, request, at } = await withEvent();
    const { id: kept } = await created(test, event, { publish: 'keep' });
    await created(test, event, { site_id: OTHER_SITE, publish: 'keep' });
    const idsOf = async (state: string) =>
      (await request('GET', `?publication=${state}&site_id=${SITE}`)).data.map(
        ({ id }: { id: number }) => id,
      );
    expect([await idsOf('published'), await idsOf('none'), await idsOf('due')]).toEqual([
      [record.id],
      [kept],
      [],
    ]);
    await request('POST', `${at}/withdraw`, { languages: ['en'], at: inHours(2), version: 1 });
    expect([await idsOf('published'), await idsOf('due')]).toEqual([[record.id], [record.id]]);
    // As if two hours had gone by: the columns are brought up to date before they are looked at.
    const past = new Date(Date.now() - HOUR).toISOString();
    await test.db.execute(`update event set publication_due_at = '${past}',
      publication = jsonb_set(publication, '{en,due,0,at}', '"${past}"') where id = ${record.id}`);
    expect([await idsOf('due'), await idsOf('none')]).toEqual([[], [record.id, kept]]);
    expect((await request('GET', '?publication=nonsense')).status).toBe(400);
  });
});

describe('somebody who may not publish', () => {
  const role = { permissions: ['manage property hub'], may_change: true, may_publish: false };
  const contributor: Staff = {
    ...administrator,
    id: 'w',
    name: 'Iván Ruiz',
    ...rightsOfRoles([role]),
    siteIds: [SITE],
  };

  async function waiting() {
    const { test, ...life } = await withEvent();
    test.signIn(contributor);
    await life.write('PUT', life.at, titles('Two', 'Dos'));
    const sent = await life.request('POST', `${life.at}/approval`, {
      languages: ['en', 'es'],
      note: 'For Friday',
      version: 2,
    });
    const request = async (method: 'GET' | 'POST', below: string, payload?: object) => {
      const url = `/api/devise/approvals${below}`;
      const response = await test.app.inject({ method, url, ...(payload ? { payload } : {}) });
      return { status: response.statusCode, ...response.json() };
    };
    return { test, ...life, sent, approvals: request, id: sent.data.publication.en.approval as number };
  }

  it('saves the working copy and sends it for approval, and it is published by who may', async () => {
    const { test, request, at, sent, approvals, id } = await waiting();
    expect(sent.data.publication).toMatchObject({
      en: { state: 'waiting', revision: 1 },
      es: { approval: id },
    });
    expect(await guestsRead(test)).toEqual([{ en: 'One', es: 'Uno' }]);
    const refused = [
      await request('POST', `${at}/publish`, { languages: ['en'], version: 2 }),
      await request('POST', `${at}/withdraw`, { languages: ['en'], version: 2 }),
      await request('PUT', at, { version: 2, publish: { languages: ['en'] } }),
      await approvals('POST', `/${id}/approve`, { version: 2 }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(refused[0]!.detail).toContain('send it for approval');

    test.signIn(administrator);
    const listed = await approvals('GET', '');
    expect(listed).toMatchObject({
      data: [
        { id, type: 'event', note: 'For Friday', asked_by_name: 'Iván Ruiz', may_decide: true, revision: 2 },
      ],
      meta: { total: 1 },
    });
    expect((await approvals('POST', `/${id}/approve`, { version: 2 })).data).toMatchObject({
      outcome: 'approved',
    });
    expect(await guestsRead(test)).toEqual([{ en: 'Two', es: 'Dos' }]);
    expect((await approvals('POST', `/${id}/approve`, { version: 2 })).status).toBe(409);
    expect((await approvals('GET', '')).data).toEqual([]);
    expect((await approvals('GET', '?outcome=approved')).data).toMatchObject([{ id }]);
  });

  it('gets it back with a comment', async () => {
    const { test, request, at, approvals, id } = await waiting();
    test.signIn(administrator);
    expect(pathsOf(await approvals('POST', `/${id}/send-back`, { comment: ' ' }))).toEqual(['comment']);
    expect((await approvals('POST', `/${id}/send-back`, { comment: 'Which Friday?' })).status).toBe(200);
    test.signIn(contributor);
    expect((await approvals('GET', '?outcome=sent-back')).data).toMatchObject([{ comment: 'Which Friday?' }]);
    expect((await request('GET', at)).data.publication.en).toMatchObject({
      state: 'changed',
      approval: null,
    });
    expect(await guestsRead(test)).toEqual([{ en: 'One', es: 'Uno' }]);
  });

  it('is served by whoever publishes it without looking at what waits, and by the next asking', async () => {
    const { test, request, at, approvals, id } = await waiting();
    const again = await request('POST', `${at}/approval`, { languages: ['en'], version: 2 });
    const next = again.data.publication;
    expect(next.es.approval).toBe(id);
    expect(next.en.approval).toBeGreaterThan(id);
    test.signIn(administrator);
    await request('POST', `${at}/publish`, { languages: ['en', 'es'], version: 2 });
    expect((await approvals('GET', '')).data).toEqual([]);
  });

  it('is approved as it was looked at: not a version that came meanwhile, nor without naming one', async () => {
    const { test, write, request, at, approvals, id } = await waiting();
    test.signIn(administrator);
    const shown = (await approvals('GET', '')).data[0].revision;
    // A change of one date moves what waits to a newer revision.
    await test.db.execute(`update approval set revision = 3 where id = ${id}`);
    await write('PUT', at, { ...titles('Three', 'Tres'), publish: 'keep' });
    const approve = (body: object) => approvals('POST', `/${id}/approve`, body);
    expect(await approve({ version: shown })).toMatchObject({ status: 409, current: { id, revision: 3 } });
    expect((await approve({})).status).toBe(428);
    expect((await approve({ version: 'newest' })).status).toBe(422);
    expect(await guestsRead(test)).toEqual([{ en: 'One', es: 'Uno' }]);
    expect((await approve({ version: 3 })).data).toMatchObject({ outcome: 'approved' });
    expect(await guestsRead(test)).toEqual([{ en: 'Three', es: 'Tres' }]);
    expect((await request('GET', at)).data.publication.en.approval).toBeNull();
  });

  it('asks nobody of another site, and what was thrown away waits no more', async () => {
    const { test, request, at, approvals, id } = await waiting();
    test.signIn({ ...administrator, siteIds: [OTHER_SITE] });
    expect((await approvals('GET', '')).data).toEqual([]);
    expect((await approvals('POST', `/${id}/approve`, { version: 2 })).status).toBe(404);
    test.signIn(administrator);
    expect((await request('DELETE', `${at}?version=2`)).status).toBe(200);
    expect((await approvals('GET', '')).data).toEqual([]);
    expect((await approvals('POST', `/${id}/approve`, { version: 2 })).status).toBe(404);
  });

  it('removes, archives and restores what guests do not read, and nothing that they do or will', async () => {
    const { test, request, at } = await withEvent();
    const unread = await created(test, event, { ...titles('Plan', 'Plan'), publish: 'keep' });
    const publish = { languages: ['es'], at: inHours(2) };
    const due = await created(test, event, { ...titles('Later', 'Luego'), publish });
    const gone = await created(test, event, titles('Gone', 'Ido'));
    await request('DELETE', `/${gone.id}?version=1`);
    test.signIn(contributor);
    const refused = await request('DELETE', `${at}?version=1`);
    expect([refused.status, refused.detail]).toEqual([403, expect.stringContaining('does not publish it')]);
    expect((await request('DELETE', `/${due.id}?version=1`)).status).toBe(403);
    expect((await request('POST', `/${gone.id}/restore`, { version: 2 })).status).toBe(403);
    const records = [{ id: due.id, version: 1 }];
    const bulk = await request('POST', '/bulk', { action: 'delete', records });
    expect(bulk.data).toMatchObject({ done: [], failed: [{ id: due.id }] });
    expect(await guestsRead(test)).toEqual([{ en: 'One', es: 'Uno' }]);
    expect((await request('DELETE', `/${unread.id}?version=1`)).status).toBe(200);
    expect((await request('POST', `/${unread.id}/restore`, { version: 2 })).status).toBe(200);
  });

  it('puts what guests do not read anywhere, and leaves the others in their order', async () => {
    const { test } = await withEvent();
    const { restaurant } = contentTypes;
    const ids: number[] = [];
    for (const [label, publish] of [['One'], ['Two'], ['Three', 'keep']] as const) {
      const body = { label, locale: { en: { title: label } }, ...(publish && { publish }) };
      ids.push((await created(test, restaurant, body)).id);
    }
    const [one, two, unread] = ids;
    test.signIn(contributor);
    const order = (wanted: readonly unknown[]) =>
      requester(test, restaurant)('PUT', '/order', { site_id: SITE, ids: wanted });
    expect((await order([unread, one, two])).status).toBe(200);
    expect((await order([one, unread, two])).status).toBe(200);
    expect((await order([two, unread, one])).status).toBe(403);
  });
});

it('a translator publishes words, and nothing that somebody else keeps', async () => {
  const { test, request, write, at } = await withEvent();
  const translator = { permissions: ['manage property hub'], may_change: true, words_only_in: ['es'] };
  const spanish: Staff = { ...administrator, ...rightsOfRoles([translator]) };
  test.signIn(spanish);
  await write('PUT', at, { locale: { es: { title: 'Dos' } } });
  expect(await guestsRead(test)).toEqual([{ en: 'One', es: 'Dos' }]);
  const publish = (languages: string[], version: number) =>
    request('POST', `${at}/publish`, { languages, version });
  expect((await publish(['en'], 2)).status).toBe(403);

  test.signIn(administrator);
  await write('PUT', at, { start_date: '2027-01-01T10:00', end_date: null, publish: 'keep' });
  test.signIn(spanish);
  const saved = await write('PUT', at, { locale: { es: { title: 'Tres' } } });
  expect(saved.data.publication.es.state).toBe('changed');
  expect((await publish(['es'], 4)).status).toBe(403);
  expect(await guestsRead(test)).toEqual([{ en: 'One', es: 'Dos' }]);
});
