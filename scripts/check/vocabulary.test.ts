import { describe, expect, it } from 'vitest';
import { passes } from './part.ts';
import { smallTree } from './small-tree.ts';
import { vocabulary } from './vocabulary.ts';

const check = (files: Readonly<Record<string, string>>) => vocabulary.check(smallTree([], files));

describe('vocabulary', () => {
  it('passes standard terms, and any word in a text for people', async () => {
    const outcome = await check({
      'src/hub/cache.ts': "// The phone's cache: it isn't shared.\nexport const title = 'Ask at our desk';\n",
    });
    expect(outcome.checked).toBe(1);
    expect(passes(outcome)).toBe(true);
  });

  it.each([
    ['an identifier', 'src/devise/undo.ts', 'export const rememberDeed = 1;\n', 'deed'],
    ['a constant', 'src/devise/home.ts', 'const TILES_MOST = 6;\n', 'TILES_MOST'],
    ['a comment', 'src/server/csrf.ts', "// It's against forgery.\n", 'forgery'],
    [
      'a comment of many lines',
      'test/a.test.ts',
      "/**\n * Keeps house\n * at 'night'.\n */\n",
      'keeps house',
    ],
    ['the name of a test', 'test/b.test.ts', "it.each([['desk']])('a desk %s', () => {});\n", 'desk'],
    ['the name of a block', 'test/c.test.ts', "describe('the deed', () => {});\n", 'deed'],
    ['the name of a file', 'src/server/front-door.ts', 'export const routes = 1;\n', 'front door'],
    ['a document', 'docs/decisions/0001-bytes.md', 'A shelf per site.\n', 'shelf'],
  ])('names a banned word in %s', async (_where, file, content, word) => {
    const { problems } = await check({ [file]: content });
    expect(problems).toEqual([expect.stringContaining(`"${word}" is not a standard term`)]);
    expect(problems[0]).toMatch(`${file}:`);
  });
});
