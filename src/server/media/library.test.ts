import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { contentTypes } from '../../content/index.ts';
import { administrator } from '../../../test/app.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { created, example, OTHER_SITE, requester, SITE, withSites } from '../../../test/type-tests.ts';

/** What is said of stored files: records of the content engine, over HTTP. */

const { media_item: mediaItem, restaurant, event } = contentTypes;

const photo = (background: string, width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

async function withLibrary() {
  const folder = await mkdtemp(join(tmpdir(), 'palapa-library-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const test = await withSites({ environment: { DATA_DIR: folder } });
  const send = async (url: string, payload: Buffer) => {
    const headers = { 'content-type': 'image/png' };
    const response = await test.app.inject({ method: 'POST', url: `/api/devise/${url}`, payload, headers });
    return { status: response.statusCode, ...response.json() };
  };
  const upload = async (name: string, payload: Buffer, more = '') =>
    send(`pictures?name=${name}.png&alt_en=${name}&alt_es=${name}${more}`, payload);
  const guests = async (path: string, host: string) => {
    const response = await test.app.inject({ url: `/api/${path}`, headers: { host: `${host}.test` } });
    return { etag: response.headers.etag, ...response.json() };
  };
  return { ...test, folder, ask: requester(test, mediaItem), send, upload, guests };
}

/** What a record of the type says in the demo, with this picture and no other. */
function showing(type: ContentType, image: string | null, more: object = {}) {
  const { locale } = structuredClone(example(type)) as { locale: Record<'en' | 'es', object> };
  const inLanguage = (language: 'en' | 'es') => ({ ...locale[language], image, ...more });
  return { gallery: [], locale: { en: inLanguage('en'), es: inLanguage('es') } };
}

/** Restaurants at both sites; that of the first shows the picture. */
async function shownAt(test: Awaited<ReturnType<typeof withLibrary>>, image: string) {
  await created(test, restaurant, showing(restaurant, image));
  await created(test, restaurant, { ...showing(restaurant, null), site_id: OTHER_SITE });
}

it('a picture that is sent becomes a record with what was read from its file', async () => {
  const { ask, upload } = await withLibrary();
  const { data, meta } = await upload('Sunset', await photo('#c04020'), '&folder=Beach');
  const record = (await ask('GET', `/${meta.item}`)).data;
  expect(record).toMatchObject({
    name: 'Sunset',
    folder: 'Beach',
    key: 'sunset',
    kind: 'picture',
    mime: 'image/webp',
    width: 60,
    height: 40,
    version: 1,
    updated_by: administrator.name,
    locale: { en: { alt: 'Sunset' }, es: { alt: 'Sunset' } },
  });
  expect(data.src).toBe(`/media/sunset/${record.hash}`);
  expect(record.bytes).toBeGreaterThan(20);
  // What was read from the file is not the client's to say.
  const forged = { version: 1, hash: '000000000000', key: 'other', width: 9, name: 'Evening' };
  const { data: saved } = await ask('PUT', `/${record.id}`, forged);
  expect([saved.name, saved.hash, saved.key, saved.width]).toEqual(['Evening', record.hash, 'sunset', 60]);
});

it('the library is searched by name, words and folder, and narrowed by folder and kind', async () => {
  const { ask, upload } = await withLibrary();
  await upload('Terraza', await photo('#c04020'), '&folder=Rooms');
  await upload('Pool', await photo('#2040c0'), '&folder=Outside');
  const names = async (query: string) =>
    (await ask('GET', query)).data.map(({ name }: { name: string }) => name);
  expect(await names('/search?searchterm=rooms')).toEqual(['Terraza']);
  expect(await names('?folder=Outside')).toEqual(['Pool']);
  expect(await names('?kind=picture&sort=-name')).toEqual(['Terraza', 'Pool']);
  expect(await names('?kind=video')).toEqual([]);
});

it('the very same file is offered instead of kept twice, where somebody asks for that', async () => {
  const { upload, ask } = await withLibrary();
  const bytes = await photo('#c04020');
  const first = await upload('one', bytes);
  const again = await upload('two', bytes, '&same=offer');
  expect([again.status, again.data, again.meta]).toEqual([
    200,
    first.data,
    { item: first.meta.item, isKnown: true, name: 'one', kind: 'picture', src: '/media/one' },
  ]);
  expect((await upload('two', bytes)).status).toBe(201);
  expect((await ask('GET')).meta.total).toBe(2);
});

it('another alt text reaches the guests of the sites that show the picture, and wakes no other site', async () => {
  const test = await withLibrary();
  const { data, meta } = await test.upload('sunset', await photo('#c04020'));
  await shownAt(test, data.id);
  const pictures = async (host: string) => (await test.guests('restaurants/all', host)).data;
  expect((await pictures('marea'))[0].locale.en.image.alt.en).toBe('sunset');
  const announced = async () =>
    (await test.database.pool.query('select site_id, count(*)::int as times from site_change group by 1'))
      .rows;
  const timesOf = (rows: { site_id: number; times: number }[], site: number) =>
    rows.find(({ site_id }) => site_id === site)?.times ?? 0;
  const before = await announced();

  const saved = await test.ask('PUT', `/${meta.item}`, {
    version: 1,
    locale: { en: { alt: 'The sun sets' } },
  });

  expect(saved.status).toBe(200);
  const after = await announced();
  expect(timesOf(after, SITE)).toBe(timesOf(before, SITE) + 1);
  expect(timesOf(after, OTHER_SITE)).toBe(timesOf(before, OTHER_SITE));
  expect(timesOf(after, 0)).toBe(timesOf(before, 0));
  await expect.poll(async () => JSON.stringify(await pictures('marea'))).toContain('The sun sets');
});

it('what somebody without the right to publish writes of a picture, guests do not read', async () => {
  const test = await withLibrary();
  const { data, meta } = await test.upload('sunset', await photo('#c04020'));
  await shownAt(test, data.id);
  test.signIn({ ...administrator, publishes: [] });
  const saved = await test.ask('PUT', `/${meta.item}`, { version: 1, locale: { en: { alt: 'Not yet' } } });
  expect(saved.data.locale.en.alt).toBe('Not yet');
  expect(JSON.stringify(await test.guests('restaurants/all', 'marea'))).toContain('"sunset"');
});

it('a picture knows where it is used, at any depth and published or not', async () => {
  const test = await withLibrary();
  const { data, meta } = await test.upload('sunset', await photo('#c04020'));
  const image = data.id as string;
  const gallery = await created(test, event, { ...showing(event, null), gallery: [{ image }] });
  const written = await created(
    test,
    restaurant,
    showing(restaurant, null, { content: `![Sunset](${data.src})` }),
  );
  const before = await created(test, restaurant, { label: 'Luna', ...showing(restaurant, image) });
  const uses = async (): Promise<Set<string>> => {
    const answer = await test.ask('GET', `/${meta.item}/uses`);
    return new Set(answer.data.map(({ type, id }: { type: string; id: number }) => `${type} ${id}`));
  };
  const all = new Set([`event ${gallery.id}`, `restaurant ${written.id}`, `restaurant ${before.id}`]);
  expect(await uses()).toEqual(all);
  // The working copy no longer shows it, and guests still read it.
  const restaurants = requester(test, restaurant);
  const changed = { version: before.version, ...showing(restaurant, null), publish: 'keep' };
  expect((await restaurants('PUT', `/${before.id}`, changed)).status).toBe(200);
  expect(await uses()).toEqual(all);
  const published = await restaurants('POST', `/${before.id}/publish`, {
    version: before.version + 1,
    languages: ['en', 'es'],
  });
  expect(published.status).toBe(200);
  expect((await uses()).size).toBe(2);
});

it('a picture that is used is not deleted, and the refusal names its uses; an unused one goes to the trash', async () => {
  const test = await withLibrary();
  const { data, meta } = await test.upload('sunset', await photo('#c04020'));
  const article = await created(test, event, showing(event, data.id));
  const refused = await test.ask('DELETE', `/${meta.item}?version=1`);
  expect([refused.status, refused.errors[0].path]).toEqual([422, 'uses']);
  expect(refused.errors[0].message).toContain('“');
  const bulk = await test.ask('POST', '/bulk', {
    action: 'delete',
    records: [{ id: meta.item, version: 1 }],
  });
  expect(bulk.data.failed[0].detail).toContain('still used');
  await requester(test, event)('DELETE', `/${article.id}?version=${article.version}`);
  expect((await test.ask('DELETE', `/${meta.item}?version=1`)).status).toBe(200);
  expect((await test.ask('GET')).meta.total).toBe(0);
  const back = await test.ask('POST', `/${meta.item}/restore`, { version: 2 });
  expect([back.status, back.data.key]).toEqual([200, 'sunset']);
});

it('another file takes the place of a picture everywhere; its old address shows what it showed, and history brings it back', async () => {
  const test = await withLibrary();
  const { data, meta } = await test.upload('sunset', await photo('#c04020'));
  await shownAt(test, data.id);
  const replace = (version: string, bytes: Buffer) => test.send(`media/${meta.item}/file${version}`, bytes);
  const other = await photo('#2040c0', 90, 90);
  expect((await replace('', other)).status).toBe(428);
  const replaced = await replace('?version=1', other);
  expect([replaced.status, replaced.data.key, replaced.data.width]).toEqual([200, 'sunset', 90]);
  expect((await replace('?version=1', other)).status).toBe(409);
  await expect
    .poll(async () => JSON.stringify(await test.guests('restaurants/all', 'marea')))
    .toContain(`/media/sunset/${replaced.data.hash}`);
  const shownWidth = async (url: string) =>
    (await sharp((await test.app.inject({ url })).rawPayload).metadata()).width;
  expect(await shownWidth(`${data.src}?w=400`)).toBe(60);
  expect(await shownWidth('/media/sunset?w=400')).toBe(90);
  const back = await test.ask('POST', `/${meta.item}/revisions/1/restore`, { version: 2 });
  expect([back.status, `/media/sunset/${back.data.hash}`, back.data.width]).toEqual([200, data.src, 60]);
});

it('a picture is turned, mirrored and cut at an address of its own, and its original stays', async () => {
  const test = await withLibrary();
  const left = await sharp(await photo('#ff0000', 60, 40))
    .composite([{ input: await photo('#0000ff', 30, 40), left: 30, top: 0 }])
    .png()
    .toBuffer();
  const { data, meta } = await test.upload('halves', left);
  const originals = await readdir(join(test.folder, 'media/originals'));
  // The right half, which is blue; mirrored it stands on the left.
  const crop = { x: 0, y: 0, width: 50, height: 100 };
  const cut = await test.ask('PUT', `/${meta.item}`, { version: 1, flipped: true, crop });
  expect([cut.data.width, cut.data.height]).toEqual([30, 40]);
  const pixel = async (url: string) => {
    const { rawPayload } = await test.app.inject({ url, headers: { accept: 'image/webp' } });
    const { dominant } = await sharp(rawPayload).stats();
    return dominant.b > dominant.r ? 'blue' : 'red';
  };
  expect(await pixel(`/media/halves/${cut.data.hash}?w=400`)).toBe('blue');
  const turned = await test.ask('PUT', `/${meta.item}`, { version: 2, rotation: '90', flipped: false });
  expect([turned.data.width, turned.data.height]).toEqual([20, 60]);
  const whole = await test.ask('PUT', `/${meta.item}`, { version: 3, rotation: null, crop: null });
  expect(`/media/halves/${whole.data.hash}`).toBe(data.src);
  expect(await readdir(join(test.folder, 'media/originals'))).toEqual(originals);
});

it('a focal point goes to guests with the picture, and one that is not on it is refused', async () => {
  const test = await withLibrary();
  const { data, meta } = await test.upload('sunset', await photo('#c04020'));
  await shownAt(test, data.id);
  expect((await test.ask('PUT', `/${meta.item}`, { version: 1, focal_x: 101 })).status).toBe(422);
  await test.ask('PUT', `/${meta.item}`, { version: 1, focal_x: 20, focal_y: 80 });
  await expect
    .poll(async () => JSON.stringify(await test.guests('restaurants/all', 'marea')))
    .toContain('"focus":{"x":20,"y":80}');
});
