/** @module-tag soak */
import { describe, expect, it } from 'vitest';
import { passes } from './part.ts';
import { smallTree } from './small-tree.ts';
import { unused } from './unused.ts';

const clean = {
  'package.json': JSON.stringify({ name: 'palapa', type: 'module', dependencies: { wouter: '*' } }),
  'src/hub/main.tsx':
    "import { Route } from 'wouter';\nimport { day } from './day.ts';\nconsole.log(day, Route);\n",
  'src/hub/day.ts': 'export const day = 1;\n',
};

const check = (files: Record<string, string>) => unused.check(smallTree(['knip.json'], files));

describe('what nothing uses', () => {
  it('passes when everything is used and says how many files it read', async () => {
    const outcome = await check(clean);
    expect(outcome.problems).toEqual([]);
    expect(outcome.checked).toBe(2);
  });

  it('does not pass a tree in which it finds no file', async () => {
    expect(passes(await check({ 'package.json': '{ "name": "palapa" }' }))).toBe(false);
  });

  it('finds a file', async () => {
    const { problems } = await check({ ...clean, 'src/hub/night.ts': 'export const night = 2;\n' });
    expect(problems).toEqual(['src/hub/night.ts is a file that nothing uses.']);
  });

  it('finds an export', async () => {
    const { problems } = await check({
      ...clean,
      'src/hub/day.ts': 'export const day = 1;\nexport const noon = 2;\n',
    });
    expect(problems).toEqual(["src/hub/day.ts:2 'noon' is exported and nobody imports it."]);
  });

  it('finds a dependency', async () => {
    const { problems } = await check({
      ...clean,
      'package.json': JSON.stringify({
        name: 'palapa',
        type: 'module',
        dependencies: { wouter: '*', pino: '*' },
      }),
    });
    expect(problems).toEqual([expect.stringContaining("'pino' is a dependency that nothing uses.")]);
  });

  it('finds an import that package.json does not name', async () => {
    const { problems } = await check({
      ...clean,
      'package.json': JSON.stringify({ name: 'palapa', type: 'module' }),
    });
    expect(problems).toEqual([expect.stringContaining("'wouter' is imported and not in package.json.")]);
  });
});
