import { describe, expect, it } from 'vitest';
import { testsNotRun, titlesOf } from './ran.ts';
import { rowsIn } from './table.ts';

const rows = rowsIn(
  [
    '| Rule | Lives in | Shown by |',
    '| --- | --- | --- |',
    '| The menu opens | `src/hub/menu.ts` | `test/menu.test.ts` `opens in %s (0.7 s)` `closes` |',
  ].join('\n'),
);
const ran = (title: string, hasPassed = true, file = 'test/menu.test.ts') => ({
  file,
  title,
  hasPassed,
  isInSoak: false,
});
const leftToSoak = (title: string) => ({ ...ran(title, false), isInSoak: true });

describe('what a run has shown of the specification', () => {
  it('is all of it where every named test passed, with each of its rows', () => {
    expect(
      testsNotRun(rows, [ran('opens in English (0.7 s)'), ran('opens in Spanish (0.7 s)'), ran('closes')]),
    ).toEqual([]);
  });

  it('is all of it where rows of a test are left to the soak', () => {
    expect(
      testsNotRun(rows, [
        ran('opens in English (0.7 s)'),
        leftToSoak('opens in Spanish (0.7 s)'),
        ran('closes'),
      ]),
    ).toEqual([]);
  });

  it.each([
    ['a test that did not run', [ran('closes')], ['opens in %s (0.7 s)', 'did not run']],
    [
      'one that ran in another file alone',
      [ran('closes'), ran('opens in English (0.7 s)', true, 'test/bar.test.ts')],
      ['opens in %s (0.7 s)', 'did not run'],
    ],
    [
      'one that is left to the soak with all its rows',
      [ran('closes'), leftToSoak('opens in English (0.7 s)')],
      ['opens in %s (0.7 s)', 'did not run'],
    ],
    [
      'one that was skipped while it ran, or failed, in one of its rows',
      [ran('closes'), ran('opens in English (0.7 s)'), ran('opens in Spanish (0.7 s)', false)],
      ['opens in %s (0.7 s)', 'did not pass'],
    ],
  ])('lacks %s', (_what, some, [title, problem]) => {
    expect(testsNotRun(rows, some)).toEqual([
      `docs/specification.md:3 names '${title}' of test/menu.test.ts, which ${problem}.`,
    ]);
  });
});

it.each([
  ['leads to $name.first (%i of %j)', 'leads to Casa Marea (2 of [3])', 'leads to Casa Marea'],
  ['is ${seconds} s long', 'is 0.7 s long', 'is 0.7 sec long'],
  ['5 % off, and $5', '5 % off, and 15', '5 % off, und 15'],
])('%s may read "%s", not "%s"', (source, title, other) => {
  expect(titlesOf(source).test(title)).toBe(true);
  expect(titlesOf(source).test(other)).toBe(false);
});
