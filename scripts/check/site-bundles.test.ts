import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Outcome } from './part.ts';
import { siteBundles } from './site-bundles.ts';
import { smallTree } from './small-tree.ts';

const LOADER = 'src/site/islands/loader.ts';
const CLOCK = 'src/site/islands/clock.ts';

const manifest = {
  [LOADER]: { file: 'js/loader.js' },
  [CLOCK]: { file: 'js/clock.js', imports: ['_time.js'] },
  '_time.js': { file: 'js/time.js' },
  'src/site/styles/sheet.ts': { file: 'js/sheet.js', css: ['css/sheet.css'] },
};
const chunks = {
  'js/loader.js': [LOADER],
  'js/clock.js': [CLOCK],
  'js/time.js': ['src/domain/time/calendar.ts'],
};
const modules = { [LOADER]: { imports: [], loads: [CLOCK] } };
const files = [...Object.keys(chunks), 'css/sheet.css', '../visit/visit.js'];

/** A built site whose files have the given sizes in kB, which gzip cannot make smaller; the others have half of one. */
const check = (
  kB: Readonly<Record<string, number>> = {},
  more: object = {},
  known: object = modules,
): Promise<Outcome> =>
  siteBundles.check(
    smallTree(['budgets.json'], {
      'dist/site/.vite/manifest.json': JSON.stringify(manifest),
      'dist/site/.vite/modules.json': JSON.stringify({ chunks: { ...chunks, ...more }, modules: known }),
      ...Object.fromEntries(
        files.map((file) => [`dist/site/${file}`, randomBytes((kB[file] ?? 0.5) * 1000)]),
      ),
    }),
  );

it('the scripts of the public site pass below their budgets', async () => {
  expect(await check()).toEqual({ checked: 4, of: 'sizes', problems: [] });
});

it('React may not come in, not even with an island, and nothing of server, staff or hub either', async () => {
  const { problems } = await check(
    {},
    {
      'js/clock.js': ['node_modules/react/index.js', 'src/hub/menu.tsx'],
      'js/time.js': ['src/content/index.ts', 'src/server/price.ts', 'node_modules/react-dom/client.js'],
    },
  );
  expect(problems).toEqual([
    expect.stringContaining('js/clock.js carries node_modules/react/index.js: pages are HTML'),
    expect.stringContaining('js/clock.js carries src/hub/menu.tsx'),
    expect.stringContaining('js/time.js carries src/content/index.ts'),
    expect.stringContaining('js/time.js carries src/server/price.ts'),
    expect.stringContaining('js/time.js carries node_modules/react-dom/client.js'),
  ]);
});

it('what a page begins with, an island with its imports, and the stylesheet may not grow', async () => {
  const grown = { '../visit/visit.js': 0.9, 'js/loader.js': 1.6, 'js/time.js': 9, 'css/sheet.css': 40 };
  const { problems } = await check(grown);
  expect(problems).toEqual([
    expect.stringMatching(/^inline in every page, script, has 0\.9\d kB and may have 0\.8/),
    expect.stringMatching(/^before the first island is near, script, has 1\.6\d kB and may have 1\.5/),
    expect.stringMatching(/^the island src\/site\/islands\/clock\.ts, script, has 9\.\d+ kB/),
    expect.stringMatching(/^every page, styles, has 40\.\d+ kB/),
  ]);
});

it('what an island loads when it is wanted may not grow either', async () => {
  const CALENDAR = 'src/site/islands/booking/calendar.ts';
  const known = { [LOADER]: { imports: [], loads: [CLOCK, CALENDAR] } };
  const { problems } = await check({}, {}, known);
  expect(problems).toEqual([
    `${CALENDAR}, which an island loads when it is wanted, script, was not found in the build.`,
  ]);
});

it('a site whose islands are not found does not pass', async () => {
  const { problems } = await check({}, {}, {});
  expect(problems).toEqual([expect.stringContaining('loads no island lazily')]);
});
