import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepReserve, releaseReserve } from './reserve.ts';

const MB = 2 ** 20;

it('the reserve takes 48 MB of the disk and gives them back once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'palapa-reserve-'));
  const reserve = join(folder, 'reserve');
  await keepReserve(reserve);
  const { blocks } = await stat(reserve);
  expect(blocks * 512).toBeGreaterThanOrEqual(48 * MB);
  expect(await releaseReserve(reserve)).toBe(true);
  expect(await releaseReserve(reserve)).toBe(false);
  await expect(stat(reserve)).rejects.toThrow('ENOENT');
  await rm(folder, { recursive: true });
});
