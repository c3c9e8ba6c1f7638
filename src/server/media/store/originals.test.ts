import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { s3Server } from '../../../../test/s3-server.ts';
import { MediaStoreAway } from '../../http/errors.ts';
import { InvalidSetting } from '../../invalid-setting.ts';
import type { S3Settings } from '../../s3-settings.ts';
import { mediaFolders } from '../store.ts';
import { checkStore } from './check-store.ts';
import { trimCopies } from './local-copies.ts';
import { inSoak } from '../../../../test/soak.ts';

async function withStore(s3?: S3Settings) {
  const folder = await mkdtemp(join(tmpdir(), 'palapa-originals-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const folders = mediaFolders(folder, s3);
  await mkdir(folders.incoming, { recursive: true });
  const keep = async (name: string, text: string) => {
    const draft = join(folders.incoming, 'draft');
    await writeFile(draft, text);
    await folders.store.keep(draft, name);
  };
  return { folders, keep, store: folders.store };
}

/** The address of a server that ends with the test. */
async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const stores = {
  disk: () => withStore(),
  s3: async () => withStore((await s3Server()).settings),
};

describe.each(Object.keys(stores) as (keyof typeof stores)[])('originals on %s', (kind) => {
  it('are kept, found, read in whole and in part, listed, and removed', async () => {
    const { store, keep, folders } = await stores[kind]();
    await keep('pier.abc.webp', 'waves');
    await keep('pier.abc.webp', 'waves');
    await keep('a drawing.é+.svg', 'a sail');
    expect(await store.find('pier.abc.webp')).toMatchObject({ name: 'pier.abc.webp', size: 5 });
    expect(await readFile(await store.localPath('pier.abc.webp'), 'utf8')).toBe('waves');
    expect(await readFile(await store.localPath('a drawing.é+.svg'), 'utf8')).toBe('a sail');
    expect(String(await buffer(await store.open('pier.abc.webp', undefined)))).toBe('waves');
    expect(String(await buffer(await store.open('pier.abc.webp', { start: 1, end: 3 })))).toBe('ave');
    const fetched = join(folders.incoming, 'fetched');
    await store.fetch('pier.abc.webp', fetched);
    expect(await readFile(fetched, 'utf8')).toBe('waves');
    expect(await store.sha256('pier.abc.webp')).toMatch(/^[0-9a-f]{64}$/);
    const listed = await Array.fromAsync(store.list());
    expect(listed.map(({ name, size }) => `${name}: ${size}`).sort()).toEqual([
      'a drawing.é+.svg: 6',
      'pier.abc.webp: 5',
    ]);
    for (const { modified } of listed) expect(Math.abs(modified - Date.now())).toBeLessThan(600_000);
    await store.remove('pier.abc.webp');
    await store.remove('pier.abc.webp');
    expect(await store.find('pier.abc.webp')).toBeUndefined();
    await store.check();
  });

  it('that are not there are ENOENT, and an empty store lists nothing', async () => {
    const { store, folders } = await stores[kind]();
    expect(await Array.fromAsync(store.list())).toEqual([]);
    const path = join(folders.incoming, 'fetched');
    const reading = async () => readFile(await store.localPath('none.abc.webp'));
    for (const asked of [
      reading,
      () => store.fetch('none.abc.webp', path),
      () => store.open('none.abc.webp', undefined),
    ]) {
      await expect(asked()).rejects.toMatchObject({ code: 'ENOENT' });
    }
    await expect(store.sha256('none.abc.webp')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('leave no draft behind', async () => {
    const { store, keep, folders } = await stores[kind]();
    await keep('pier.abc.webp', 'waves');
    await store.localPath('pier.abc.webp');
    await rm(join(folders.incoming, 'draft'), { force: true });
    expect(await readdir(folders.incoming)).toEqual([]);
  });
});

/** s3rver cannot name the page that follows: its cipher left OpenSSL with version 3. */
it('of a bucket all pages are listed', async () => {
  const asked: (string | null)[] = [];
  const pages = createServer((request, response) => {
    const { searchParams } = new URL(request.url!, 'http://localhost');
    asked.push(searchParams.get('continuation-token'));
    const [key, next] =
      asked.length === 1 ? ['one', '<NextContinuationToken>t/2+</NextContinuationToken>'] : ['two', ''];
    const modified = '<LastModified>2026-11-01T12:00:00.000Z</LastModified>';
    const contents = `<Contents><Key>originals/${key}</Key><Size>5</Size>${modified}</Contents>`;
    response.end(`<?xml version="1.0"?><ListBucketResult>${contents}${next}</ListBucketResult>`);
  });
  const { store } = await withStore({ ...(await s3Server()).settings, endpoint: await listening(pages) });
  const modified = Date.UTC(2026, 10, 1, 12);
  expect(await Array.fromAsync(store.list())).toEqual([
    { name: 'one', size: 5, modified },
    { name: 'two', size: 5, modified },
  ]);
  expect(asked).toEqual([null, 't/2+']);
});

it('a copy is fetched once for all who ask at once, and is there while the store is away', async () => {
  const server = await s3Server();
  const { store, keep, folders } = await withStore(server.settings);
  await keep('pier.abc.webp', 'waves');
  await keep('other.abc.webp', 'sand');
  const paths = await Promise.all(Array.from({ length: 9 }, () => store.localPath('pier.abc.webp')));
  expect(new Set(paths).size).toBe(1);
  await server.leave();
  expect(await readFile(await store.localPath('pier.abc.webp'), 'utf8')).toBe('waves');
  await expect(store.localPath('other.abc.webp')).rejects.toThrow(MediaStoreAway);
  await expect(keep('new.abc.webp', 'x')).rejects.toThrow(MediaStoreAway);
  await expect(store.check()).rejects.toThrow(MediaStoreAway);
  expect(await readdir(folders.copies)).toEqual(['pier.abc.webp']);
});

it('of copies the oldest go where there are too many, and any may be lost', async () => {
  const { store, keep, folders } = await stores.s3();
  for (const name of ['one', 'two', 'three']) {
    await keep(`${name}.abc.webp`, 'waves');
    await store.localPath(`${name}.abc.webp`);
  }
  await trimCopies(folders.copies, 10);
  expect(await readdir(folders.copies)).toHaveLength(2);
  await rm(folders.copies, { recursive: true });
  expect(await readFile(await store.localPath('one.abc.webp'), 'utf8')).toBe('waves');
});

describe('a store that is asked at the start', () => {
  it('opens, or says which setting is wrong', async () => {
    const { settings } = await s3Server();
    const asked = (wrong: Partial<S3Settings>) => async () =>
      checkStore((await withStore({ ...settings, ...wrong })).store);
    expect(await asked({})()).toBe(true);
    const refused = [
      [{ bucket: 'another' }, /^S3_BUCKET/],
      [{ accessKeyId: 'NOBODY' }, /^S3_ACCESS_KEY_ID/],
      [{ secretAccessKey: 'wrong' }, /^S3_SECRET_ACCESS_KEY/],
    ] as const;
    for (const [wrong, line] of refused) {
      await expect(asked(wrong)()).rejects.toThrow(InvalidSetting);
      await expect(asked(wrong)()).rejects.toThrow(line);
    }
  });

  it('may be away for now, or say nothing', async () => {
    const server = await s3Server();
    await server.leave();
    expect(await checkStore((await withStore(server.settings)).store)).toBe(false);
  });
});

it(
  'a store that takes requests and never answers is given up in time, and then not waited for',
  inSoak,
  async () => {
    let asked = 0;
    const mute = createServer(() => (asked += 1));
    const { store } = await withStore({ ...(await s3Server()).settings, endpoint: await listening(mute) });
    await expect(store.find('pier.abc.webp')).rejects.toThrow(MediaStoreAway);
    expect(asked).toBe(2);
    await expect(store.find('pier.abc.webp')).rejects.toThrow(MediaStoreAway);
    expect(asked).toBe(2);
  },
);
