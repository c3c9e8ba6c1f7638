import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** The built guest app, as its manifest tells. Addresses begin with '/app/'. */
export interface HubFiles {
  readonly entry: string;
  /** Scripts that the entry imports. */
  readonly imports: readonly string[];
  /** The entry's styles, inlined in every page: a request less before the first paint. */
  readonly css: string;
  /** What the lazy pages are made of, by their module, 'dining/dining-page'. */
  readonly chunks: Readonly<Record<string, ChunkFiles>>;
}

/** Addresses of the files a lazy page needs beside the entry's. */
export interface ChunkFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

export const hubFolder = join(projectRoot, 'dist/hub');

const address = (file: string) => `/app/${file}`;

/** A module and all that it imports, itself first. */
function entriesOf(manifest: Manifest, key: string, seen = new Set<string>()): ManifestEntry[] {
  const entry = manifest[key];
  if (!entry || seen.has(key)) return [];
  seen.add(key);
  return [entry, ...(entry.imports ?? []).flatMap((one) => entriesOf(manifest, one, seen))];
}

/** Reads what `npm run build` left. Throws a clear line when it was not run. */
export function readHubFiles(): HubFiles {
  const file = join(hubFolder, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('The guest app is not built: run `npm run build`.');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const entryKey = 'src/hub/main.tsx';
  const ofEntry = entriesOf(manifest, entryKey);
  const [entry, ...imports] = ofEntry.map((one) => address(one.file));
  const css = ofEntry
    .toReversed()
    .flatMap((one) => one.css ?? [])
    .map((name) => readFileSync(join(hubFolder, name), 'utf8'))
    .join('');
  const chunkOf = (key: string): ChunkFiles => {
    const own = entriesOf(manifest, key).filter((one) => !ofEntry.includes(one));
    return {
      scripts: own.map((one) => address(one.file)),
      // A page's own styles come after those of what it is made of, so that they win.
      styles: own
        .toReversed()
        .flatMap((one) => one.css ?? [])
        .map(address),
    };
  };
  const chunks = Object.keys(manifest)
    .filter((key) => key.startsWith('src/hub/') && key !== entryKey)
    .map((key) => [key.slice('src/hub/'.length).replace(/\.tsx?$/, ''), chunkOf(key)]);
  return { entry: entry!, imports, css, chunks: Object.fromEntries(chunks) };
}
