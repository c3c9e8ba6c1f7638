import { expect, it } from 'vitest';
import { fieldBranches } from './field-branches.ts';
import { passes } from './part.ts';
import { smallTree } from './small-tree.ts';

const declared = {
  'src/domain/fields/text.ts': "export interface TextField extends Field<'text', string> {}\n",
  'src/domain/fields/picture.ts': "export interface PictureField extends Field<'picture', string> {}\n",
};

const check = (files: Readonly<Record<string, string>>) =>
  fieldBranches.check(smallTree([], { ...declared, ...files }));

it.each([
  ['a comparison', "if (field.type === 'text') write();\n"],
  ['a comparison of a name taken out of the field', "const isText = ({ type }: Field) => type !== 'text';\n"],
  ['a list of types', "const isDrawn = ['picture', 'color'].includes(field.type);\n"],
  ['a switch', 'switch (field.type) {\n}\n'],
])('names %s outside of the field types', async (_what, code) => {
  const { problems } = await check({ 'src/server/content/branch.ts': code });
  expect(problems).toEqual([expect.stringMatching(/^src\/server\/content\/branch\.ts:1 branches/)]);
});

it('passes the modules of the types, the tables with an entry per type, and other things that have a type', async () => {
  const outcome = await check({
    'src/domain/fields/list.ts': "if (field.type === 'text') write();\n",
    'src/devise/workflow/values/value.tsx': 'switch (field.type) {\n}\n',
    'src/domain/link.ts': "if (link.type === 'Content') follow();\n",
  });
  expect(passes(outcome)).toBe(true);
});

it('fails where it finds no field type, as it would if they moved', async () => {
  expect(passes(await fieldBranches.check(smallTree([], { 'src/domain/link.ts': '\n' })))).toBe(false);
});
