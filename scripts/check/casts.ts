import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome, Part } from './part.ts';

/**
 * `as unknown as` turns off the compiler for a value: a field that was renamed goes unnoticed behind it. Types follow from
 * the declarations instead (`src/domain/record/record-of.ts`), and three places in all may do without.
 */
const MAX_PLACES = 3;

/** Where it stands, with the reason. A place that needs it no more leaves the list. */
const places: Readonly<Record<string, string>> = {
  'src/devise/inputs/field-input.tsx':
    'Inputs of different values stand in one table, and the type of a field picks its own, which no type can say.',
};

const CAST = /\bas\s+unknown\s+as\b/g;

/** The lines on which a text has such a cast; it may be broken over several. */
const linesOf = (content: string): number[] =>
  [...content.matchAll(CAST)].map(({ index }) => content.slice(0, index).split('\n').length);

function problemsOf(file: string, lines: readonly number[]): string[] {
  if (!(file in places)) {
    return lines.map(
      (line) =>
        `${file}:${line} casts by way of unknown. Let the type follow from the declaration, or parse the value.`,
    );
  }
  return lines
    .slice(1)
    .map((line) => `${file}:${line} has a second cast by way of unknown: one has a reason.`);
}

async function checkCasts(root: string): Promise<Outcome> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file));
  const found = new Map(files.map((file) => [file, linesOf(readFileSync(join(root, file), 'utf8'))]));
  const named = Object.keys(places);
  return {
    checked: files.length,
    of: 'files',
    problems: [
      ...[...found].flatMap(([file, lines]) => problemsOf(file, lines)),
      ...named
        .filter((file) => found.get(file)?.length === 0)
        .map((file) => `${file} needs its cast no more: take it out of scripts/check/casts.ts.`),
      ...(named.length > MAX_PLACES
        ? [`${named.length} places cast by way of unknown, ${MAX_PLACES} may.`]
        : []),
    ],
  };
}

export const casts: Part = { name: 'casts', check: checkCasts };
