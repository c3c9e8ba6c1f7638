import { type BuiltHub, HUB_ENTRY, readBuiltHub } from './built-hub.ts';
import type { Outcome, Part } from './part.ts';

/** Folders whose code no guest's phone may load, not even later, and why. */
const forbidden = {
  'src/server/': 'server code stays on the server',
  'src/devise/': 'the staff app is not for guests',
  'src/site/': 'the public site stands beside the hub',
  'src/content/': 'the hub takes types from content, never a declaration or the registry',
};

/** By what way a module came in: itself first, then who imports it, down to the entry. */
function wayTo({ modules }: BuiltHub, module: string): string {
  const way = [module];
  while (way.at(-1) !== HUB_ENTRY) {
    const importer = Object.keys(modules).find((name) => {
      const { imports, loads } = modules[name]!;
      return !way.includes(name) && (imports.includes(way.at(-1)!) || loads.includes(way.at(-1)!));
    });
    if (importer === undefined) break;
    way.push(importer);
  }
  return way.slice(1).join(' ← ');
}

/** The chunk's file, or a word for a module of which only constants are left, written where they are used. */
const placeOf = ({ chunks }: BuiltHub, module: string): string =>
  Object.keys(chunks).find((chunk) => chunks[chunk]!.includes(module)) ?? 'The hub';

async function checkBundles(root: string): Promise<Outcome> {
  const hub = readBuiltHub(root);
  const ours = Object.keys(hub.modules).filter((module) => module.startsWith('src/'));
  const problems = ours.flatMap((module) =>
    Object.entries(forbidden)
      .filter(([folder]) => module.startsWith(folder))
      .map(
        ([, why]) => `${placeOf(hub, module)} carries ${module}: ${why}. It came by ${wayTo(hub, module)}.`,
      ),
  );
  return { checked: ours.length, of: 'modules', problems };
}

export const bundles: Part = { name: 'bundles', check: checkBundles };
