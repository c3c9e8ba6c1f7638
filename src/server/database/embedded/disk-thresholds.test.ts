import { expect, it } from 'vitest';
import { judgeDisk, thresholdsFor, walLimitFor } from './disk-thresholds.ts';

const MB = 2 ** 20;

it.each([
  ['much', 50_000 * MB, 256],
  ['some gigabytes', 2000 * MB, 192],
  ['little', 700 * MB, 64],
  ['hardly any', 10 * MB, 64],
])('on a disk with %s free, PostgreSQL keeps WAL that fits', (_what, free, megabytes) => {
  expect(walLimitFor(free) / MB).toBe(megabytes);
});

it('writes stop while there is room for the WAL that is still to come, and begin again with room to spare', () => {
  const thresholds = thresholdsFor(64 * MB, 0);
  const judge = (megabytes: number, before: 'ok' | 'low') => judgeDisk(megabytes * MB, before, thresholds);
  expect(judge(1000, 'ok')).toBe('ok');
  expect(judge(161, 'ok')).toBe('scarce');
  expect(judge(159, 'ok')).toBe('low');
  expect(judge(190, 'low')).toBe('low');
  expect(judge(193, 'low')).toBe('scarce');
  expect(judge(1000, 'low')).toBe('ok');
});

it('room for WAL is kept only as far as there is none yet', () => {
  const low = (wal: number) => thresholdsFor(64 * MB, wal * MB).low / MB;
  expect([low(0), low(32), low(64), low(80)]).toEqual([160, 128, 96, 96]);
});
