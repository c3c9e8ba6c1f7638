import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltApp, entryOf, readBuiltApp, withImports } from './built-app.ts';
import { gzipped } from './gzipped.ts';
import type { Outcome, Part } from './part.ts';

interface Budgets {
  readonly devise: {
    readonly firstScreenScript: number;
    readonly firstScreenStyles: number;
    /** Packages that load when somebody opens what needs them, never with a first screen. */
    readonly loadedWhenAsked: readonly string[];
  };
}

/** The screens that somebody who opens the staff app meets first: signed in, or not. */
const firstScreens = ['src/devise/screens/home-page.tsx', 'src/devise/sign-in/sign-in-page.tsx'];

function checkScreen(built: BuiltApp, { devise: limits }: Budgets, screen: string): string[] {
  if (!built.manifest[screen]) return [`${screen} is no screen of the staff app, so it was not measured.`];
  const keys = withImports(built, screen, withImports(built, entryOf('devise')));
  const entries = [...keys].flatMap((key) => built.manifest[key] ?? []);
  const scripts = entries.map(({ file }) => file);
  const measures = [
    { of: 'script', kB: gzipped(built, scripts), limit: limits.firstScreenScript },
    {
      of: 'styles',
      kB: gzipped(
        built,
        entries.flatMap(({ css = [] }) => css),
      ),
      limit: limits.firstScreenStyles,
    },
  ];
  const early = scripts
    .flatMap((file) => built.chunks[file] ?? [])
    .filter((module) => limits.loadedWhenAsked.some((name) => module.startsWith(`node_modules/${name}/`)));
  return [
    ...measures
      .filter(({ kB, limit }) => kB > limit)
      .map(
        ({ of, kB, limit }) =>
          `${screen}, ${of}, has ${kB.toFixed(1)} kB and may have ${limit} (budgets.json).`,
      ),
    ...early.slice(0, 1).map((module) => `${screen} loads ${module}, which should load when asked.`),
  ];
}

async function checkDeviseSizes(root: string): Promise<Outcome> {
  const built = readBuiltApp(root, 'devise');
  const budgets = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8')) as Budgets;
  const problems = firstScreens.flatMap((screen) => checkScreen(built, budgets, screen));
  return { checked: firstScreens.length, of: 'first screens', problems };
}

export const deviseSizes: Part = { name: 'staff', check: checkDeviseSizes };
