import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { passes } from './part.ts';
import { smallTree } from './small-tree.ts';
import { specification } from './specification.ts';

const page = (...rows: readonly string[]) =>
  ['# The specification', '', '| Rule | Lives in | Shown by |', '| --- | --- | --- |', ...rows, ''].join(
    '\n',
  );

const tree = {
  'src/hub/menu.ts': 'export const MENU_TIME = 700;\n',
  'src/hub/menu.test.ts': [
    "it('opens', () => {});",
    "it.skip('closes', () => {});",
    "it.todo('turns');",
    "describe.skip('on a phone', () => { it('grows', () => {}); });",
    "describe('elsewhere', () => { it.each([1])('is $name', () => {}); });",
    'it(`says "%s" in \\${language}`, () => {});',
    '',
  ].join('\n'),
};

const row = (place: string, tests: string) => `| The menu | ${place} | ${tests} |`;
const place = '`src/hub/menu.ts` `MENU_TIME = 700`';
const shown = '`src/hub/menu.test.ts` `opens`';

const check = (rows: readonly string[]) =>
  specification.check(smallTree([], { ...tree, 'docs/specification.md': page(...rows) }));

describe('the page of the specification', () => {
  it('passes rows whose files, words and tests are there, also in blocks and with titles that are filled in', async () => {
    const outcome = await check([
      row(place, shown),
      row(
        place,
        `${shown} \`is $name\` · and \`src/hub/menu.test.ts\` \`\` says "%s" in \\\${language} \`\``,
      ),
    ]);
    expect(outcome).toEqual({ checked: 2, of: 'rows', problems: [] });
  });

  it.each([
    ['a file that is gone', row('`src/hub/bar.ts`', shown), 'names src/hub/bar.ts, which is not there'],
    [
      'a constant that changed',
      row('`src/hub/menu.ts` `MENU_TIME = 500`', shown),
      "says that 'MENU_TIME = 500' stands in src/hub/menu.ts",
    ],
    ['no place', row('everywhere', shown), 'names no file where it lives'],
    ['no test', row(place, '–'), 'names no test'],
    ['a file of tests alone', row(place, '`src/hub/menu.test.ts`'), 'names no test'],
    [
      'a file of tests that is gone',
      row(place, '`src/hub/bar.test.ts` `opens`'),
      'names src/hub/bar.test.ts, which is no file of tests',
    ],
    [
      'a file without tests',
      row(place, '`src/hub/menu.ts` `opens`'),
      'names src/hub/menu.ts, which is no file of tests',
    ],
    [
      'a test that was renamed',
      row(place, '`src/hub/menu.test.ts` `opens wide`'),
      "names 'opens wide', which src/hub/menu.test.ts does not declare",
    ],
    ...['closes', 'grows', 'turns'].map((title) => [
      `a test that does not run: ${title}`,
      row(place, `\`src/hub/menu.test.ts\` \`${title}\``),
      `names '${title}' of src/hub/menu.test.ts, which does not always run`,
    ]),
  ])('names %s', async (_what, wrong, problem) => {
    const outcome = await check([row(place, shown), wrong]);
    expect(outcome.problems).toContain(`docs/specification.md:6 ${problem}`);
    expect(passes(outcome)).toBe(false);
  });

  it('does not pass without a row', async () => {
    expect(passes(await check([]))).toBe(false);
  });

  it('is true', async () => {
    const { checked, problems } = await specification.check(join(import.meta.dirname, '../..'));
    expect(problems).toEqual([]);
    expect(checked).toBeGreaterThan(200);
  });
});
