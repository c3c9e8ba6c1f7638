import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltApp, readBuiltApp, withImports } from './built-app.ts';
import { gzipped } from './gzipped.ts';
import type { Outcome, Part } from './part.ts';

interface Budgets {
  readonly site: {
    /** In every page of a site that books. */
    readonly inlineScript: number;
    /** Before the first island of a page is near. */
    readonly firstScript: number;
    /** An island with all that it imports. */
    readonly island: number;
    /** Modules that islands load when somebody wants them, and what each may have. */
    readonly loadedWhenAsked: readonly string[];
    readonly islandPart: number;
    readonly styles: number;
  };
}

/** The only script that a page begins with, and the stylesheet that all pages share. */
const LOADER = 'src/site/islands/loader.ts';
const SHEET = 'src/site/styles/sheet.ts';
const INLINE = 'dist/visit/visit.js';

/** What no script of the public site may carry, and why. */
const notForVisitors: Readonly<Record<string, string>> = {
  'node_modules/react': 'pages are HTML, and islands work without React',
  'src/server/': 'server code stays on the server',
  'src/devise/': 'the staff app is not for visitors',
  'src/hub/': 'the guest app stands beside the public site',
  'src/content/': 'declarations stay on the server',
};

const carried = ({ chunks }: BuiltApp): string[] =>
  Object.entries(chunks).flatMap(([chunk, modules]) =>
    modules.flatMap((module) =>
      Object.entries(notForVisitors)
        .filter(([beginning]) => module.startsWith(beginning))
        .map(([, why]) => `${chunk} carries ${module}: ${why}.`),
    ),
  );

const filesOf = (built: BuiltApp, key: string): string[] =>
  [...withImports(built, key)].flatMap((one) => built.manifest[one]?.file ?? []);

async function checkSite(root: string): Promise<Outcome> {
  const built = readBuiltApp(root, 'site');
  const { site: limits } = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8')) as Budgets;
  const loaded = built.modules[LOADER]?.loads ?? [];
  const islands = loaded.filter((one) => !limits.loadedWhenAsked.includes(one));
  const parts = loaded.filter((one) => limits.loadedWhenAsked.includes(one));
  const first = filesOf(built, LOADER);
  const inline = existsSync(join(root, INLINE)) ? [INLINE] : [];
  const loadedFiles = [
    { of: 'before the first island is near, script', files: first, limit: limits.firstScript },
    ...islands.map((island) => ({
      of: `the island ${island}, script`,
      files: filesOf(built, island).filter((file) => !first.includes(file)),
      limit: limits.island,
    })),
    ...parts.map((part) => ({
      of: `${part}, which an island loads when it is wanted, script`,
      files: filesOf(built, part).filter((file) => !first.includes(file)),
      limit: limits.islandPart,
    })),
    { of: 'every page, styles', files: built.manifest[SHEET]?.css ?? [], limit: limits.styles },
  ];
  const measures = [
    {
      of: 'inline in every page, script',
      files: inline,
      kB: gzipped({ folder: root }, inline),
      limit: limits.inlineScript,
    },
    ...loadedFiles.map((one) => ({ ...one, kB: gzipped(built, one.files) })),
  ];
  return {
    checked: measures.length,
    of: 'sizes',
    problems: [
      ...carried(built),
      ...measures
        .filter(({ kB, limit }) => kB > limit)
        .map(({ of, kB, limit }) => `${of}, has ${kB.toFixed(2)} kB and may have ${limit} (budgets.json).`),
      // Nothing measured is no proof.
      ...measures
        .filter(({ files }) => files.length === 0)
        .map(({ of }) => `${of}, was not found in the build.`),
      ...(islands.length > 0 ? [] : [`${LOADER} loads no island lazily, so none was measured.`]),
    ],
  };
}

/** The scripts and styles of the public site. */
export const siteBundles: Part = { name: 'site', check: checkSite };
