import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome, Part } from './part.ts';

/**
 * Only a field type's own module knows what the type is: parsing, comparing, search text, columns. Everything else asks
 * for a property of the module (`fieldTypeOf(field).isWords`), so that a new type needs no other line.
 */
const OWN = 'src/domain/fields/';

/** Tables with one entry per type: how devise draws a value or an input, and the types of request bodies. */
const tables = new Set([
  'src/devise/inputs/field-input.tsx',
  'src/devise/inputs/entries/format-value.ts',
  'src/devise/workflow/values/value.tsx',
  'src/server/staff/body.ts',
]);

/** The names of all field types, as their modules declare them. */
const typeNames = (root: string): string[] => [
  ...new Set(
    globSync(`${OWN}*.ts`, { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/extends Field<\s*'(\w+)'/g)].map(
        ([, name]) => name!,
      ),
    ),
  ),
];

function* branchesIn(file: string, content: string, names: readonly string[]): Generator<string> {
  const any = names.join('|');
  const branches = [
    // The same module name stands for sorts of links and steps: those are compared with other words.
    new RegExp(`\\btype\\)? ?[!=]== ?'(?:${any})'`),
    new RegExp(`\\[[^\\]]*'(?:${any})'[^\\]]*\\]\\.includes\\([\\w.!?]*type\\)`),
    /switch \((?:\w+\.)*(?:\w*[fF]ield|inner)\.type\)/,
  ];
  for (const [index, line] of content.split('\n').entries()) {
    if (branches.some((branch) => branch.test(line))) {
      yield `${file}:${index + 1} branches on the type of a field. Ask the field type for what you need: ${OWN}field-type.ts`;
    }
  }
}

async function checkFieldBranches(root: string): Promise<Outcome> {
  const names = typeNames(root);
  if (names.length === 0)
    return { checked: 0, of: 'files', problems: [`No field type is declared in ${OWN}`] };
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.startsWith(OWN) && !tables.has(file) && !/\.test\.tsx?$/.test(file),
  );
  const problems = files.flatMap((file) => [
    ...branchesIn(file, readFileSync(join(root, file), 'utf8'), names),
  ]);
  return { checked: files.length, of: 'files', problems };
}

export const fieldBranches: Part = { name: 'fields', check: checkFieldBranches };
