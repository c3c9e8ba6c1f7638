import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hasSpaceFor } from './disk-space.ts';

it('a folder that is not there yet has room for what its disk has', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'palapa-room-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const below = join(folder, 'media/originals');
  expect(await hasSpaceFor(below, 1000)).toBe(true);
  expect(await hasSpaceFor(below, Number.MAX_SAFE_INTEGER)).toBe(false);
});
