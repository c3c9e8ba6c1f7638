import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltApp, entryOf, readBuiltApp, withImports } from './built-app.ts';
import { gzipped } from './gzipped.ts';
import type { Outcome, Part } from './part.ts';

interface Budgets {
  readonly hub: {
    readonly firstScreenScript: number;
    readonly firstScreenStyles: number;
    readonly laterRouteScript: number;
    readonly font: number;
    /** Modules that no page loads before the guest asks for them: their script is nobody's. */
    readonly loadedWhenAsked: readonly string[];
  };
}

interface Measure {
  readonly of: string;
  readonly kB: number;
  readonly limit: number;
}

const ROUTES = 'src/hub/routes.tsx';

/** The page and all that it imports or loads lazily, but for what it loads when asked. */
function reachedFrom(
  hub: BuiltApp,
  page: string,
  whenAsked: readonly string[],
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(page) || whenAsked.includes(page)) return seen;
  seen.add(page);
  const { imports = [], loads = [] } = hub.modules[page] ?? {};
  for (const one of [...imports, ...loads]) reachedFrom(hub, one, whenAsked, seen);
  return seen;
}

function measure(hub: BuiltApp, { hub: limits }: Budgets): Measure[] {
  const first = [...withImports(hub, entryOf('hub'))].flatMap((key) => hub.manifest[key] ?? []);
  const firstScripts = new Set(first.map(({ file }) => file));

  const laterScripts = (page: string) => {
    const reached = reachedFrom(hub, page, limits.loadedWhenAsked);
    return Object.keys(hub.chunks).filter(
      (chunk) => !firstScripts.has(chunk) && hub.chunks[chunk]!.some((module) => reached.has(module)),
    );
  };
  const fonts = globSync('**/*.{woff2,woff,ttf,otf}', { cwd: hub.folder });

  return [
    { of: "the hub's first screen, script", kB: gzipped(hub, firstScripts), limit: limits.firstScreenScript },
    {
      of: "the hub's first screen, styles",
      kB: gzipped(
        hub,
        first.flatMap(({ css = [] }) => css),
      ),
      limit: limits.firstScreenStyles,
    },
    ...(hub.modules[ROUTES]?.loads ?? []).map((page) => ({
      of: `the later route ${page}, script`,
      kB: gzipped(hub, laterScripts(page)),
      limit: limits.laterRouteScript,
    })),
    ...fonts.map((font) => ({
      of: `the font ${font}`,
      kB: statSync(join(hub.folder, font)).size / 1000,
      limit: limits.font,
    })),
  ];
}

async function checkSizes(root: string): Promise<Outcome> {
  const hub = readBuiltApp(root, 'hub');
  const budgets = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8')) as Budgets;
  const measures = measure(hub, budgets);
  const problems = measures
    .filter(({ kB, limit }) => kB > limit)
    .map(({ of, kB, limit }) => `${of}, has ${kB.toFixed(1)} kB and may have ${limit} (budgets.json).`);
  // Without its routes a hub would pass because nothing is later.
  if (!hub.modules[ROUTES]?.loads.length)
    problems.push(`${ROUTES} loads no page lazily, so no later route was measured.`);
  const gone = budgets.hub.loadedWhenAsked.filter((module) => !hub.modules[module]);
  problems.push(...gone.map((module) => `budgets.json names ${module}, which the hub does not have.`));
  return { checked: measures.length, of: 'sizes', problems };
}

export const sizes: Part = { name: 'sizes', check: checkSizes };
