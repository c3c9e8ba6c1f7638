import { type App, type BuiltApp, entryOf, readBuiltApp } from './built-app.ts';
import type { Outcome, Part } from './part.ts';

type Forbidden = Readonly<Record<string, string>>;

/** Folders whose code no guest's phone may load, not even later, and why. */
const notForGuests: Forbidden = {
  'src/server/': 'server code stays on the server',
  'src/devise/': 'the staff app is not for guests',
  'src/site/': 'the public site stands beside the hub',
  'src/content/': 'the hub takes types from content, never a declaration or the registry',
};

/** The same for the staff app, which may know the declarations. */
const notForStaff: Forbidden = {
  'src/server/': 'server code stays on the server',
  'src/hub/': 'the guest app stands beside the staff app',
  'src/site/': 'the public site stands beside the staff app',
};

/** By what way a module came in: itself first, then who imports it, down to the entry. */
function wayTo({ modules }: BuiltApp, entry: string, module: string): string {
  const way = [module];
  while (way.at(-1) !== entry) {
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
const placeOf = ({ chunks }: BuiltApp, app: App, module: string): string =>
  Object.keys(chunks).find((chunk) => chunks[chunk]!.includes(module)) ?? `The app ${app}`;

async function checkBundles(root: string, app: App, forbidden: Forbidden): Promise<Outcome> {
  const built = readBuiltApp(root, app);
  const ours = Object.keys(built.modules).filter((module) => module.startsWith('src/'));
  const problems = ours.flatMap((module) =>
    Object.entries(forbidden)
      .filter(([folder]) => module.startsWith(folder))
      .map(([, why]) => {
        const way = wayTo(built, entryOf(app), module);
        return `${placeOf(built, app, module)} carries ${module}: ${why}. It came by ${way}.`;
      }),
  );
  return { checked: ours.length, of: 'modules', problems };
}

export const bundles: Part = {
  name: 'bundles',
  check: (root) => checkBundles(root, 'hub', notForGuests),
};

export const deviseBundles: Part = {
  name: 'devise',
  check: (root) => checkBundles(root, 'devise', notForStaff),
};
