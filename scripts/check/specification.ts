import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRows, type Row, TABLE } from '../specification/table.ts';
import { type DeclaredTest, testsIn } from '../specification/tests-in.ts';
import type { Outcome, Part } from './part.ts';

/**
 * docs/specification.md says of every sentence of the specification where it lives and which test shows it (ADR 84). Here:
 * its files are there, what it quotes of them stands in them, and its tests are declared and not skipped. That they
 * ran as well is what `specification/ran-reporter.ts` looks at.
 */

/** The text of each file, read once; undefined where there is none. */
function reader(root: string): (file: string) => string | undefined {
  const texts = new Map<string, string | undefined>();
  return (file) => {
    if (!texts.has(file)) {
      const path = join(root, file);
      texts.set(file, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
    }
    return texts.get(file);
  };
}

type Read = ReturnType<typeof reader>;

function* placeProblems({ places }: Row, read: Read): Generator<string> {
  if (places.length === 0) yield 'names no file where it lives';
  for (const { file, contents } of places) {
    const text = read(file);
    if (text === undefined) yield `names ${file}, which is not there`;
    for (const words of contents) {
      if (text !== undefined && !text.includes(words)) yield `says that '${words}' stands in ${file}`;
    }
  }
}

function* testProblems({ tests }: Row, declaredIn: (file: string) => readonly DeclaredTest[] | undefined) {
  if (tests.every(({ contents }) => contents.length === 0)) yield 'names no test';
  for (const { file, contents } of tests) {
    const declared = declaredIn(file);
    if (declared === undefined) yield `names ${file}, which is no file of tests`;
    for (const title of contents) {
      const found = declared?.filter((one) => one.title === title) ?? [];
      if (declared && found.length === 0) yield `names '${title}', which ${file} does not declare`;
      if (found.some(({ isSkipped }) => isSkipped))
        yield `names '${title}' of ${file}, which does not always run`;
    }
  }
}

async function checkSpecification(root: string): Promise<Outcome> {
  const read = reader(root);
  const declared = new Map<string, readonly DeclaredTest[] | undefined>();
  const declaredIn = (file: string) => {
    if (!declared.has(file)) {
      const source = /\.test\.tsx?$/.test(file) ? read(file) : undefined;
      declared.set(file, source === undefined ? undefined : testsIn(file, source));
    }
    return declared.get(file);
  };
  const rows = readRows(root);
  const problems = rows.flatMap((row) =>
    [...placeProblems(row, read), ...testProblems(row, declaredIn)].map(
      (problem) => `${TABLE}:${row.line} ${problem}`,
    ),
  );
  return { checked: rows.length, of: 'rows', problems };
}

export const specification: Part = { name: 'seed', check: checkSpecification };
