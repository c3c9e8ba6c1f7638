import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Outcome } from './part.ts';
import { sizes } from './sizes.ts';
import { smallTree } from './small-tree.ts';

const PAGE = 'src/hub/dining/dining-page.tsx';
const LIGHTBOX = 'src/web/gallery/lightbox.tsx';
const TRACK = 'src/web/slider/slider-controls.tsx';
const SLIDER = 'src/web/slider/slider.tsx';

const { loadedWhenAsked } = (
  JSON.parse(readFileSync('budgets.json', 'utf8')) as { hub: { loadedWhenAsked: string[] } }
).hub;

const whenAsked = Object.fromEntries(loadedWhenAsked.map((module) => [module, { imports: [], loads: [] }]));

const manifest = {
  'src/hub/main.tsx': { file: 'js/main.js', imports: ['_react.js'], css: ['css/main.css'] },
  '_react.js': { file: 'js/react.js' },
  [PAGE]: { file: 'js/dining.js', imports: ['_react.js', '_shared.js'] },
  '_shared.js': { file: 'js/shared.js' },
};
const links = {
  chunks: {
    'js/main.js': ['src/hub/main.tsx', 'src/hub/routes.tsx'],
    'js/react.js': ['node_modules/react/index.js'],
    'js/dining.js': [PAGE],
    'js/shared.js': ['src/web/picture/picture.tsx'],
    'js/slider.js': [SLIDER],
    'js/lightbox.js': [LIGHTBOX],
    'js/track.js': [TRACK],
  },
  modules: {
    'src/hub/main.tsx': { imports: ['src/hub/routes.tsx'], loads: [] },
    'src/hub/routes.tsx': { imports: [], loads: [PAGE] },
    [PAGE]: {
      imports: ['node_modules/react/index.js', 'src/web/picture/picture.tsx'],
      loads: [SLIDER, LIGHTBOX, TRACK],
    },
    ...whenAsked,
  },
};

/** A built hub whose files have the given sizes in kB, which gzip cannot make smaller; the others have one. */
function check(kB: Readonly<Record<string, number>>, modules: object = links): Promise<Outcome> {
  const files = [...Object.keys(links.chunks), 'css/main.css', 'assets/serif.woff2'];
  return sizes.check(
    smallTree(['budgets.json'], {
      'dist/hub/.vite/manifest.json': JSON.stringify(manifest),
      'dist/hub/.vite/modules.json': JSON.stringify(modules),
      ...Object.fromEntries(files.map((file) => [`dist/hub/${file}`, randomBytes((kB[file] ?? 1) * 1000)])),
    }),
  );
}

describe('sizes', () => {
  it('pass below their budgets', async () => {
    const kB = {
      'js/main.js': 40,
      'js/react.js': 50,
      'css/main.css': 11,
      'js/dining.js': 11,
      'assets/serif.woff2': 30,
    };
    expect(await check(kB)).toEqual({ checked: 4, of: 'sizes', problems: [] });
  });

  it('stop a first screen that grew, with what it imports', async () => {
    const { problems } = await check({ 'js/main.js': 42, 'js/react.js': 51 });
    expect(problems).toEqual([expect.stringMatching(/first screen, script, has 93\.\d kB and may have 92/)]);
  });

  it('stop styles that grew', async () => {
    const { problems } = await check({ 'css/main.css': 13 });
    expect(problems).toEqual([expect.stringMatching(/first screen, styles, has 13\.\d kB and may have 12/)]);
  });

  it('stop a later route that grew, with what it imports and loads at once', async () => {
    const { problems } = await check({ 'js/dining.js': 6, 'js/shared.js': 5, 'js/slider.js': 5 });
    expect(problems).toEqual([
      expect.stringMatching(/later route src\/hub\/dining.* has 16\.\d kB and may have 15/),
    ]);
  });

  it('do not count what a guest must ask for, nor the first screen again', async () => {
    const { problems } = await check({ 'js/react.js': 80, 'js/dining.js': 12, 'js/lightbox.js': 20 });
    expect(problems).toEqual([]);
  });

  it('stop a font that grew', async () => {
    const { problems } = await check({ 'assets/serif.woff2': 31 });
    expect(problems).toEqual(['the font assets/serif.woff2, has 31.0 kB and may have 30 (budgets.json).']);
  });

  it('do not pass when no later route was measured', async () => {
    const { problems } = await check({}, { ...links, modules: whenAsked });
    expect(problems).toEqual([expect.stringContaining('no later route was measured')]);
  });
});
