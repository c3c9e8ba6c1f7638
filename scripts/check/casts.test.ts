import { expect, it } from 'vitest';
import { casts } from './casts.ts';
import { passes } from './part.ts';
import { smallTree } from './small-tree.ts';

const check = (files: Readonly<Record<string, string>>) => casts.check(smallTree([], files));

const cast = 'const event = record as unknown as Event;\n';
const named = 'src/devise/inputs/field-input.tsx';

it.each([
  ['one', `\n${cast}`, 2],
  ['one that is broken over lines', 'const event = record as\n  unknown as Event;\n', 1],
])('names %s outside of the places that have a reason', async (_what, code, line) => {
  const { problems } = await check({ 'src/server/hub/endpoints.ts': code });
  expect(problems).toEqual([
    expect.stringMatching(new RegExp(`^src/server/hub/endpoints\\.ts:${line} casts by way`)),
  ]);
});

it('names a second one in a place that has a reason, and a place that needs none any more', async () => {
  const second = await check({ [named]: cast + cast });
  expect(second.problems).toEqual([expect.stringMatching(/field-input\.tsx:2 has a second cast/)]);
  const none = await check({ [named]: 'export const inputs = {};\n' });
  expect(none.problems).toEqual([expect.stringMatching(/needs its cast no more/)]);
});

it('passes the place with a reason, tests, and other casts', async () => {
  const outcome = await check({
    [named]: cast,
    'src/server/hub/hub-page.test.ts': cast,
    'src/server/hub/endpoints.ts': 'const path = match[1] as string;\n',
  });
  expect(outcome).toMatchObject({ checked: 2, problems: [] });
  expect(passes(outcome)).toBe(true);
});

it('fails where it finds no file, as it would if they moved', async () => {
  expect(passes(await check({ 'lib/main.ts': cast }))).toBe(false);
});
