import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deviseSizes } from './devise-sizes.ts';
import type { Outcome } from './part.ts';
import { smallTree } from './small-tree.ts';

const budgets = JSON.parse(readFileSync(join(import.meta.dirname, '../../budgets.json'), 'utf8')) as {
  devise: { firstScreenScript: number };
};
const LIMIT = budgets.devise.firstScreenScript;

const HOME = 'src/devise/screens/home-page.tsx';
const SIGN_IN = 'src/devise/sign-in/sign-in-page.tsx';

const manifest = {
  'src/devise/main.tsx': { file: 'js/main.js', imports: ['_react.js'], css: ['css/main.css'] },
  '_react.js': { file: 'js/react.js' },
  [HOME]: { file: 'js/home.js', imports: ['_react.js', '_rows.js'] },
  '_rows.js': { file: 'js/rows.js' },
  [SIGN_IN]: { file: 'js/sign-in.js' },
};
const chunks = {
  'js/main.js': ['src/devise/main.tsx'],
  'js/react.js': ['node_modules/react/index.js'],
  'js/home.js': [HOME],
  'js/rows.js': ['src/devise/screens/home/rows.tsx'],
  'js/sign-in.js': [SIGN_IN],
};

/** A built staff app whose files have the given sizes in kB, which gzip cannot make smaller; the others have one. */
function check(
  kB: Readonly<Record<string, number>>,
  more: object = {},
  screens: object = manifest,
): Promise<Outcome> {
  const files = [...Object.keys(chunks), 'css/main.css'];
  return deviseSizes.check(
    smallTree(['budgets.json'], {
      'dist/devise/.vite/manifest.json': JSON.stringify(screens),
      'dist/devise/.vite/modules.json': JSON.stringify({ chunks: { ...chunks, ...more }, modules: {} }),
      ...Object.fromEntries(
        files.map((file) => [`dist/devise/${file}`, randomBytes((kB[file] ?? 1) * 1000)]),
      ),
    }),
  );
}

describe('the first screens of the staff app', () => {
  it('pass below their budgets', async () => {
    expect(await check({ 'js/main.js': LIMIT - 110, 'js/react.js': 80, 'js/home.js': 20 })).toEqual({
      checked: 2,
      of: 'first screens',
      problems: [],
    });
  });

  it('may not grow, with all that they import', async () => {
    const { problems } = await check({ 'js/main.js': LIMIT - 110, 'js/react.js': 80, 'js/rows.js': 40 });
    const told = new RegExp(`home-page.*script, has ${LIMIT + 11}\\.\\d kB and may have ${LIMIT} `);
    expect(problems).toEqual([expect.stringMatching(told)]);
  });

  it('may not load an editor', async () => {
    const { problems } = await check({}, { 'js/rows.js': ['node_modules/@mdxeditor/editor/dist/index.js'] });
    expect(problems).toEqual([expect.stringContaining('home-page.tsx loads node_modules/@mdxeditor')]);
  });

  it('do not pass when one of them is not there', async () => {
    const { [SIGN_IN]: _gone, ...rest } = manifest;
    const { problems } = await check({}, {}, rest);
    expect(problems).toEqual([expect.stringContaining('sign-in-page.tsx is no screen')]);
  });
});
