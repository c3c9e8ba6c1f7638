import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build tells of itself: its files by the module they begin with. */
interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** A module's file and those of all that it imports, its own first. */
export function entriesOf(manifest: Manifest, key: string, seen = new Set<string>()): ManifestEntry[] {
  const entry = manifest[key];
  if (!entry || seen.has(key)) return [];
  seen.add(key);
  return [entry, ...(entry.imports ?? []).flatMap((one) => entriesOf(manifest, one, seen))];
}

/** A module's own styles come after those of what it is made of, so that they win. */
export const stylesOf = (entries: readonly ManifestEntry[]): string[] =>
  entries.toReversed().flatMap((one) => one.css ?? []);

const manifests = new Map<string, Manifest>();

/** Reads what `npm run build` left in a folder, once. Throws a clear line when it was not run. */
export function readManifest(folder: string, called: string): Manifest {
  const known = manifests.get(folder);
  if (known) return known;
  const file = join(folder, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error(`${called} is not built: run \`npm run build\`.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  manifests.set(folder, manifest);
  return manifest;
}
