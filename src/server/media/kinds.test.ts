import { readdirSync, readlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { administrator } from '../../../test/app.ts';
import { mp4 as film, proRes, quickTime } from '../../../test/films.ts';
import { type Library, upload, withLibrary } from '../../../test/media-library.ts';
import { contentTypes } from '../../content/index.ts';
import { findRecord } from '../content/store/repository.ts';
import { ANY_VERSION } from '../content/write/change.ts';
import { updateRecord } from '../content/write/write.ts';

const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

/** Two frames, one red and one blue. */
const animation = async () => {
  const frames = await Promise.all(
    ['#c02020', '#2020c0'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
};

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const CAPTIONS = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.500\nWaves\n');

const recordOf = async ({ db }: Library, item: number) =>
  (await findRecord(db, contentTypes.media_item, item))!;
const addressOf = ({ key, hash }: { key: string | null; hash: string | null }) => `/media/${key}/${hash}`;

/** Sends a file, expects that it is kept, and answers its record. */
async function keep(library: Library, bytes: Buffer, name: string) {
  const { status, meta, detail } = await upload(library, bytes, name);
  expect([status, detail]).toEqual([201, undefined]);
  return recordOf(library, meta.item);
}

/** The files that a process has open, on Linux. */
const openIn = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${name}`)];
    } catch {
      // Closed since the folder was read.
      return [];
    }
  });

describe('a video', () => {
  it('is kept with its size and length, without what its file says beside, and its index first', async () => {
    const library = await withLibrary();
    const record = await keep(library, await film(), 'Whale bay.mp4');
    expect(record).toMatchObject({ kind: 'video', mime: 'video/mp4', width: 960, height: 540, duration: 6 });
    const { rawPayload } = await library.app.inject({ url: addressOf(record) });
    const text = rawPayload.toString('latin1');
    expect((await film()).toString('latin1')).toContain('Lavf');
    expect(text).not.toContain('Lavf');
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
  });

  it('streams in parts, says what it cannot give, and is not sent again', async () => {
    const library = await withLibrary();
    const record = await keep(library, await film(), 'film.mp4');
    const get = (headers: Record<string, string>) => library.app.inject({ url: addressOf(record), headers });
    const whole = await get({});
    expect([whole.statusCode, whole.headers['accept-ranges'], whole.headers['content-type']]).toEqual([
      200,
      'bytes',
      'video/mp4',
    ]);
    const part = await get({ range: 'bytes=100-199' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${record.bytes}`]);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(100, 200));
    const none = await get({ range: `bytes=${record.bytes}-` });
    expect([none.statusCode, none.headers['content-range']]).toEqual([416, `bytes */${record.bytes}`]);
    expect((await get({ 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
  });

  it('that ends in the middle is refused', async () => {
    const library = await withLibrary();
    const whole = await film();
    expect((await upload(library, whole.subarray(0, whole.length / 2), 'half.mp4')).status).toBe(422);
    expect(await readdir(library.folders.incoming)).toEqual([]);
    expect(await readdir(library.folders.unfinished)).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('that is refused leaves no file open in the decoder', async () => {
    const library = await withLibrary();
    const whole = await film();
    expect((await upload(library, whole.subarray(0, whole.length / 2), 'half.mp4')).status).toBe(422);
    const [pid] = library.decoder.pids;
    expect(openIn(pid!).filter((file) => file.startsWith(library.folders.incoming))).toEqual([]);
  });

  it('of QuickTime is kept as an MP4 where browsers play how it is coded, and refused otherwise with what to do', async () => {
    const library = await withLibrary();
    expect(await keep(library, await quickTime(), 'Whale bay.mov')).toMatchObject({
      kind: 'video',
      mime: 'video/mp4',
      duration: 6,
    });
    const refused = await upload(library, await proRes(), 'Whale bay.mp4');
    expect([refused.status, refused.detail]).toEqual([415, expect.stringContaining('Save it as MP4')]);
  });

  it('is offered where videos belong, by its poster, and not among the pictures', async () => {
    const library = await withLibrary();
    const { id, key } = await keep(library, await film(), 'film.mp4');
    const get = async (url: string) => (await library.app.inject({ url })).json().data;
    const offered = { id: key, src: `/media/${key}`, poster: null };
    expect(await get('/files?kind=video')).toEqual([expect.objectContaining(offered)]);
    expect(await get('/files?kind=document')).toEqual([]);
    expect(await get('/pictures')).toEqual([]);
    const still = await keep(library, await photo().jpeg().toBuffer(), 'still.jpg');
    await updateRecord(library.db, contentTypes.media_item, {
      id,
      version: ANY_VERSION,
      body: { poster: still.key },
      actor: { id: null, name: 'Test' },
    });
    expect(await get('/files?kind=video')).toEqual([
      expect.objectContaining({ ...offered, poster: `/media/${still.key}` }),
    ]);
  });
});

describe('a drawing', () => {
  const NASTY = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "boom">]>
    <svg viewBox="0 0 40 20" onload="alert(1)" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
    <script>alert(2)</script><style>.a{fill:#c04020}</style><style>@import url(https://elsewhere.test/x.css);</style>
    <style>.b{}&lt;/style&gt;&lt;script&gt;alert(3)&lt;/script&gt;</style>
    <defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
    <a xlink:href="javascript:alert(4)"><rect class="a" width="40" height="20" fill="url(#g)" onclick="alert(5)"/></a>
    <use href="https://elsewhere.test/y.svg#z"/><use xlink:href="#g"/>
    <image href="https://elsewhere.test/pixel.png" width="1" height="1"/>
    <foreignObject><iframe src="https://elsewhere.test"/><b>page</b></foreignObject>
    <rect style="fill:url(https://elsewhere.test/q)" width="1" height="1"/>
    <set attributeName="href" to="javascript:alert(6)"/></svg>`;

  it('keeps what draws, and nothing that runs or asks for something elsewhere', async () => {
    const library = await withLibrary();
    const record = await keep(library, Buffer.from(NASTY), 'Logo.svg');
    expect(record).toMatchObject({ kind: 'drawing', mime: 'image/svg+xml', thumbhash: null });
    const { payload, headers } = await library.app.inject({ url: addressOf(record) });
    expect(payload).not.toMatch(
      /script|alert|elsewhere|foreignObject|iframe|onload|onclick|ENTITY|<set|<a[ >]/i,
    );
    expect(payload).toContain('.a{fill:#c04020}');
    expect(payload).toContain('fill="url(#g)"');
    expect(payload).toContain('linearGradient');
    expect(payload).toContain('xlink:href="#g"');
    expect((await sharp(Buffer.from(payload)).metadata()).format).toBe('svg');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('is a picture wherever one is chosen', async () => {
    const library = await withLibrary();
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
    const { data } = await upload(library, Buffer.from(drawing), 'mark.svg');
    expect((await library.app.inject({ url: '/pictures' })).json().data).toEqual([data]);
  });
});

describe('a GIF', () => {
  it('that moves is kept as it was sent, and stands still in every width', async () => {
    const library = await withLibrary();
    const bytes = await animation();
    const record = await keep(library, bytes, 'wave.gif');
    expect(record).toMatchObject({ kind: 'picture', mime: 'image/gif', width: 40, height: 30 });
    const moving = await library.app.inject({ url: addressOf(record) });
    expect([moving.headers['content-type'], moving.rawPayload]).toEqual(['image/gif', bytes]);
    const still = await library.app.inject({ url: `${addressOf(record)}?w=400` });
    const { format, pages } = await sharp(still.rawPayload).metadata();
    expect([format, pages]).toEqual(['webp', undefined]);
  });

  it('that does not move is a picture like any other', async () => {
    const library = await withLibrary();
    const record = await keep(library, await photo().gif().toBuffer(), 'still.gif');
    expect([record.mime, record.width]).toEqual(['image/webp', 60]);
  });
});

it('a PDF is only ever downloaded, captions are read as UTF-8', async () => {
  const library = await withLibrary();
  const card = await keep(library, PDF, 'Carta de vinos.pdf');
  const pdf = await library.app.inject({ url: addressOf(card) });
  expect([card.kind, card.width, pdf.rawPayload]).toEqual(['document', null, PDF]);
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="carta-de-vinos.pdf"',
    'x-content-type-options': 'nosniff',
  });
  const captions = await keep(library, CAPTIONS, 'film.vtt');
  const vtt = await library.app.inject({ url: addressOf(captions) });
  expect([captions.kind, vtt.headers['content-type'], vtt.rawPayload]).toEqual([
    'captions',
    'text/vtt; charset=utf-8',
    CAPTIONS,
  ]);
});

it('the same file twice is noticed, and says which it is', async () => {
  const library = await withLibrary();
  const first = await keep(library, PDF, 'Menu.pdf');
  const again = await upload(library, PDF, 'Other name.pdf', '&same=offer');
  expect([again.status, again.meta]).toEqual([
    200,
    { item: first.id, isKnown: true, name: 'Menu', kind: 'document', src: '/media/menu' },
  ]);
  expect((await upload(library, PDF, 'Other name.pdf', '&same=keep')).meta.item).not.toBe(first.id);
});

const woff2 = Buffer.concat([Buffer.from('wOF2\0\x01\0\0'), Buffer.alloc(64)]);
const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), Buffer.alloc(60)]);
const elf = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), Buffer.alloc(60)]);

it('what the library does not take is refused with its reason, whatever it is called, and leaves nothing', async () => {
  const library = await withLibrary();
  const sent: readonly (readonly [Buffer, number, string])[] = [
    [woff2, 415, 'This is a font'],
    [zip, 415, 'This is an archive'],
    [elf, 415, 'This is a program'],
    [Buffer.from('#!/bin/sh\nrm -rf /\n'), 415, 'This is a program'],
    [Buffer.from('<!doctype html><title>x</title><script>alert(1)</script>'), 415, 'This is a web page'],
    [Buffer.from('<?xml version="1.0"?><note/>'), 415, 'This is a web page or XML'],
    [Buffer.from('Hello'), 415, 'Send a picture'],
    [Buffer.alloc(0), 415, 'This file is empty'],
    [PDF.subarray(0, 20), 422, 'damaged'],
    [Buffer.from('WEBVTT\n\nnothing\n'), 422, 'damaged'],
  ];
  for (const [bytes, status, why] of sent) {
    const refused = await upload(library, bytes, 'Sunset.jpg');
    expect([refused.status, refused.detail]).toEqual([status, expect.stringContaining(why)]);
  }
  const { incoming, unfinished, store } = library.folders;
  expect(await Promise.all([incoming, unfinished].map((one) => readdir(one)))).toEqual([[], []]);
  expect(await Array.fromAsync(store.list())).toEqual([]);
});

it('a refusal is told in the language of whoever sent the file', async () => {
  const library = await withLibrary();
  library.signIn({ ...administrator, language: 'es' });
  expect((await upload(library, woff2, 'x.woff2')).detail).toMatch(/^Esto es una fuente/);
});

it('a picture with a page behind it is stored without the page', async () => {
  const library = await withLibrary();
  const jpeg = await photo().jpeg().toBuffer();
  const record = await keep(
    library,
    Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
    'x.html',
  );
  const { payload, headers } = await library.app.inject({ url: `${addressOf(record)}?w=400` });
  expect(payload).not.toContain('script');
  expect(headers['content-type']).toBe('image/webp');
});

it('a field takes files of its kind alone, and a refusal names the field', async () => {
  const library = await withLibrary();
  const { id } = await keep(library, await film(), 'film.mp4');
  const card = await keep(library, PDF, 'menu.pdf');
  const captions = await keep(library, CAPTIONS, 'film.vtt');
  const save = (body: object) =>
    updateRecord(library.db, contentTypes.media_item, {
      id,
      version: ANY_VERSION,
      body,
      actor: { id: null, name: 'Test' },
    });
  await expect(save({ poster: card.key })).rejects.toMatchObject({
    issues: [{ path: 'poster', code: 'media-kind', detail: 'picture, drawing' }],
  });
  const words = (address: string) => ({ locale: { en: { captions: address }, es: {} } });
  await expect(save(words(`/media/${card.key}`))).rejects.toMatchObject({
    issues: [{ path: 'locale.en.captions', code: 'media-kind' }],
  });
  const saved = await save(words(`/media/${captions.key}`));
  expect(saved.locale.en.captions).toBe(`/media/${captions.key}`);
});

it('another kind of file does not take the place of a picture', async () => {
  const library = await withLibrary();
  const record = await keep(library, await photo().png().toBuffer(), 'pier.png');
  const { app } = library;
  const url = `/media/${record.id}/file?version=${record.version}&name=x`;
  const sent = { method: 'POST', url, payload: PDF, headers: { 'content-type': 'image/png' } } as const;
  const refused = await app.inject(sent);
  expect([refused.statusCode, refused.json().detail]).toEqual([415, expect.stringContaining('another kind')]);
});
