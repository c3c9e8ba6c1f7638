import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('Palapa runs from its own folder: no package.json was found above it.');
  return findRoot(above);
}

/** The folder of package.json, whether this runs from the sources or from the bundle. */
export const projectRoot = findRoot(import.meta.dirname);
