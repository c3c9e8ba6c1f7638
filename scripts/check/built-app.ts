import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

interface ModuleLinks {
  readonly imports: readonly string[];
  readonly loads: readonly string[];
}

/** The apps that browsers load; the public site is made of pages. */
export type App = 'hub' | 'devise';

/** An app as the last build left it. Modules are named from the root: 'src/hub/main.tsx'. */
export interface BuiltApp {
  readonly folder: string;
  readonly manifest: Readonly<Record<string, ManifestEntry>>;
  /** The modules of each script, by its file in `folder`. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly modules: Readonly<Record<string, ModuleLinks>>;
}

export const entryOf = (app: App): string => `src/${app}/main.tsx`;

/** Throws a clear line when there is no build. */
export function readBuiltApp(root: string, app: App | 'site'): BuiltApp {
  const folder = join(root, 'dist', app);
  const read = (name: string): unknown => {
    const file = join(folder, '.vite', name);
    if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\`.`);
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  return {
    folder,
    manifest: read('manifest.json') as BuiltApp['manifest'],
    ...(read('modules.json') as Pick<BuiltApp, 'chunks' | 'modules'>),
  };
}

/** The manifest's keys of a chunk and of all that it imports, itself first. */
export function withImports({ manifest }: BuiltApp, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const one of manifest[key]?.imports ?? []) withImports({ manifest } as BuiltApp, one, seen);
  return seen;
}
