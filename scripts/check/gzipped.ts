import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltApp } from './built-app.ts';

/** What the files weigh together as gzip sends them, in kB. */
export const gzipped = ({ folder }: Pick<BuiltApp, 'folder'>, files: Iterable<string>): number =>
  [...new Set(files)].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000,
    0,
  );
