import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { type S3Server, s3Server } from '../../../../test/s3-server.ts';
import { projectRoot } from '../../project-root.ts';
import { mediaFolders } from '../store.ts';
import { moveOriginals } from './move-originals.ts';
import { inSoak } from '../../../../test/soak.ts';

const COUNT = 40;
const nameOf = (number: number) => `pier-${String(number).padStart(2, '0')}.abc.webp`;
const textOf = (number: number) => `waves ${number} `.repeat(2000 + number);

async function dataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'palapa-move-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const folders = mediaFolders(folder);
  await mkdir(folders.originals, { recursive: true });
  return { folder, folders };
}

/** As `npm run media` has it. */
function start(server: S3Server, folder: string, words: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/media.ts'), ...words], {
    env: { ...process.env, ...server.environment, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function run(server: S3Server, folder: string, ...words: string[]) {
  const child = start(server, folder, words);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'exit'),
  ]);
  return { out, err, code: code as number };
}

it('originals move to a bucket and back, also after kills in the middle', inSoak, async () => {
  const server = await s3Server();
  const { folder, folders } = await dataFolder();
  const names = Array.from({ length: COUNT }, (_, number) => nameOf(number));
  for (const [number, name] of names.entries())
    await writeFile(join(folders.originals, name), textOf(number));

  const dry = await run(server, folder, 'to-s3', '--dry-run');
  expect([dry.code, dry.err]).toEqual([0, '']);
  expect(dry.out).toContain(`${COUNT} copied, 0 copied anew, 0 there already.\nThis was a dry run`);
  const { store: bucket } = mediaFolders(folder, server.settings);
  expect(await Array.fromAsync(bucket.list())).toEqual([]);

  const killed = start(server, folder, ['to-s3']);
  await once(killed.stdout!, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const again = await run(server, folder, 'to-s3');
  const [, copied, there] = /^(\d+) copied, 0 copied anew, (\d+) there already/m.exec(again.out)!.map(Number);
  expect([again.code, copied! + there!]).toEqual([0, COUNT]);
  expect(there).toBeGreaterThan(0);
  expect((await run(server, folder, 'to-s3')).out).toBe(`0 copied, 0 copied anew, ${COUNT} there already.\n`);

  const other = await dataFolder();
  const back = start(server, other.folder, ['to-disk']);
  await once(back.stdout!, 'data');
  back.kill('SIGKILL');
  await once(back, 'exit');
  // Whatever stands under its name is whole, at every moment.
  for (const name of await readdir(other.folders.originals)) {
    expect(await readFile(join(other.folders.originals, name), 'utf8')).toBe(textOf(names.indexOf(name)));
  }
  expect((await run(server, other.folder, 'to-disk')).code).toBe(0);
  for (const [number, name] of names.entries()) {
    expect(await readFile(join(other.folders.originals, name), 'utf8')).toBe(textOf(number));
  }
  expect((await readdir(folders.originals)).sort()).toEqual(names);
});

it('what differs in size or content is copied anew, and what the other place has beside stays', async () => {
  const { settings } = await s3Server();
  const { folder, folders } = await dataFolder();
  const { store: bucket } = mediaFolders(folder, settings);
  const { incoming } = folders;
  for (const name of ['short', 'other', 'same'])
    await writeFile(join(folders.originals, name), name.padEnd(9, '.'));
  const put = async (name: string, content: string) => {
    await mkdir(incoming, { recursive: true });
    await writeFile(join(incoming, 'draft'), content);
    await bucket.keep(join(incoming, 'draft'), name);
  };
  await put('short', 'sho');
  await put('other', 'OTHER....');
  await put('same', 'same.....');
  await put('beside', 'of the bucket');
  const done: string[] = [];
  const onFile = ({ name }: { name: string }, moved: string) => void done.push(`${name}: ${moved}`);
  await moveOriginals({ from: folders.store, to: bucket, incoming, onFile });
  expect(done.sort()).toEqual(['other: mended', 'same: there', 'short: mended']);
  expect(await readFile(await bucket.localPath('other'), 'utf8')).toBe('other....');
  expect(await bucket.find('beside')).toBeDefined();
});

it('the command says in one line what it needs', inSoak, async () => {
  const server = await s3Server();
  const { folder } = await dataFolder();
  const { settings, environment } = server;
  const wrong = { settings, environment: { ...environment, S3_BUCKET: 'nobodys' } };
  const none = { settings, environment: {} };
  const without = await run({ ...server, ...none }, folder, 'to-s3');
  expect([without.code, without.err]).toEqual([1, 'S3_BUCKET is missing: it names the other place.\n']);
  const refused = await run({ ...server, ...wrong }, folder, 'to-s3');
  expect([refused.code, refused.err]).toEqual([1, 'S3_BUCKET: there is no such bucket.\n']);
  expect((await run(server, folder, 'sideways')).err).toContain('npm run media -- to-s3 [--dry-run]');
  await server.leave();
  expect((await run(server, folder, 'to-s3')).err).toBe('The store of media does not answer.\n');
});
