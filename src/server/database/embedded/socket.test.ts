import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openFolders } from './folders.ts';
import { openEmbeddedDatabase } from './index.ts';
import { knownSocketFolder } from './socket.ts';

const log = { info() {}, warn: console.warn, error: console.error };

it('a path too long for a socket gets a private folder elsewhere, which a clean stop takes away', async () => {
  const base = await mkdtemp(join(tmpdir(), 'palapa-socket-'));
  await chmod(base, 0o711);
  const dataDir = join(
    base,
    'a-resort-with-a-very-long-name-by-the-sea',
    'whose-folder-is-longer-than-any-socket',
  );
  const database = await openEmbeddedDatabase({ dataDir, log, isDurable: false });
  const folders = await openFolders(dataDir);
  const elsewhere = (await knownSocketFolder(folders)) ?? '';
  expect(database.config.host).toBe(elsewhere);
  expect(elsewhere).not.toContain(dataDir);
  expect((await stat(elsewhere)).mode & 0o777).toBe(0o700);
  await database.stop();
  await expect(stat(elsewhere)).rejects.toThrow('ENOENT');
  await rm(base, { recursive: true });
});
