import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf, readManifest, stylesOf } from '../built-app.ts';
import { projectRoot } from '../project-root.ts';

/** The built guest app, as its manifest tells. Addresses begin with '/app/'. */
export interface HubFiles {
  readonly entry: string;
  /** Scripts that the entry imports. */
  readonly imports: readonly string[];
  /** The entry's styles, inlined in every page: a request less before the first paint. */
  readonly css: string;
  /** Stands inline in every page (src/hub/early). */
  readonly earlyScript: string;
  /** The font that titles are written in. */
  readonly font: string | undefined;
  /** What the lazy pages are made of, by their module, 'dining/dining-page'. */
  readonly chunks: Readonly<Record<string, ChunkFiles>>;
}

/** Addresses of the files a lazy page needs beside the entry's. */
export interface ChunkFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const hubFolder = join(projectRoot, 'dist/hub');

const address = (file: string) => `/app/${file}`;

/** Reads what `npm run build` left. Throws a clear line when it was not run. */
export function readHubFiles(): HubFiles {
  const manifest = readManifest(hubFolder, 'The guest app');
  const entryKey = 'src/hub/main.tsx';
  const ofEntry = entriesOf(manifest, entryKey);
  const [entry, ...imports] = ofEntry.map((one) => address(one.file));
  const css = stylesOf(ofEntry)
    .map((name) => readFileSync(join(hubFolder, name), 'utf8'))
    .join('');
  const chunkOf = (key: string): ChunkFiles => {
    const own = entriesOf(manifest, key).filter((one) => !ofEntry.includes(one));
    return { scripts: own.map((one) => address(one.file)), styles: stylesOf(own).map(address) };
  };
  const chunks = Object.keys(manifest)
    .filter((key) => key.startsWith('src/hub/') && key !== entryKey)
    .map((key) => [key.slice('src/hub/'.length).replace(/\.tsx?$/, ''), chunkOf(key)]);
  const font = manifest['src/web/typeface/newsreader-display.woff2'];
  return {
    entry: entry!,
    imports,
    css,
    earlyScript: readFileSync(join(projectRoot, 'dist/early/early.js'), 'utf8').trim(),
    font: font && address(font.file),
    chunks: Object.fromEntries(chunks),
  };
}
