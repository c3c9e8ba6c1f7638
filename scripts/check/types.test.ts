/** @module-tag soak */
import { describe, expect, it } from 'vitest';
import { passes } from './part.ts';
import { smallTree } from './small-tree.ts';
import { types } from './types.ts';

const ours = ['tsconfig.base.json', 'tsconfig.json', 'tsconfig.browser.json', 'tsconfig.rules.json'];
const clean = {
  'src/domain/day.ts': 'export const day = 1;\n',
  'src/content/event/week.ts': "import { day } from '../../domain/day.ts';\nexport const week = day * 7;\n",
  'src/hub/main.tsx': "document.title = 'Palapa';\n",
  'src/server/main.ts': "import { join } from 'node:path';\nexport const path = join('a', 'b');\n",
};

const withFile = (name: string, code: string) => types.check(smallTree(ours, { ...clean, [name]: code }));

describe('types', () => {
  it('passes clean code and says how many of our files it read', async () => {
    expect(await types.check(smallTree(ours, clean))).toEqual({ checked: 4, of: 'files', problems: [] });
  });

  it('does not pass a tree in which it finds no file', async () => {
    expect(passes(await types.check(smallTree(ours, {})))).toBe(false);
  });

  it('finds the DOM in domain', async () => {
    const { problems } = await withFile(
      'src/domain/title.ts',
      'export const title = () => document.title;\n',
    );
    expect(problems).toEqual([
      expect.stringMatching(/^src\/domain\/title\.ts.*'document'.*neither the DOM nor Node/),
    ]);
  });

  it('finds Node in content', async () => {
    const { problems } = await withFile('src/content/event/more.ts', 'export const more = process.cwd();\n');
    expect(problems).toEqual([expect.stringMatching(/event\/more\.ts.*'process'.*neither the DOM nor Node/)]);
  });

  it('finds Node in the browser', async () => {
    const { problems } = await withFile('src/web/path.ts', 'export const path = process.cwd();\n');
    expect(problems).toEqual([
      expect.stringMatching(/^src\/web\/path\.ts.*'process'.*Browsers have no Node/),
    ]);
  });

  it('finds a wrong type in a test', async () => {
    const { problems } = await withFile('src/hub/main.test.ts', "export const one: number = '1';\n");
    expect(problems).toEqual([expect.stringMatching(/^src\/hub\/main\.test\.ts.*not assignable/)]);
  });

  it('finds a file that no configuration covers', async () => {
    const { problems } = await withFile('attic.ts', "export const old: number = '1';\n");
    expect(problems).toEqual(['attic.ts is in no tsconfig, so nobody checks its types.']);
  });
});
