import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { builtInPhrases, type PhraseKey, placesOf } from '../../content/phrase/built-in.ts';
import { projectRoot } from '../project-root.ts';

const IMPORTED = /from '(\.{1,2}\/[^']+\.tsx?)'/g;
const READ = /\bphrases(?:\.([a-z]+)|\['([\w-]+)'\])/g;

/** The guest's table is kept in the hub; only where somebody has one are these words drawn. */
const OF_MY_TABLE = /[\\/]my-table[\\/]|^my-table$/;

/** The files that a module is made of, itself included. */
function modulesOf(file: string, seen: Set<string>): void {
  if (seen.has(file) || !existsSync(file)) return;
  seen.add(file);
  for (const [, to] of readFileSync(file, 'utf8').matchAll(IMPORTED))
    modulesOf(resolve(dirname(file), to!), seen);
}

it('every phrase of the hub that components of the public site read is said to stand there', () => {
  const seen = new Set<string>();
  for (const file of globSync('src/site/**/*.tsx', { cwd: projectRoot }))
    modulesOf(join(projectRoot, file), seen);
  const shared = [...seen].filter((file) => /[\\/]src[\\/]web[\\/]/.test(file) && !OF_MY_TABLE.test(file));
  const read = shared.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(READ)].flatMap(([, name, quoted]) => name ?? quoted ?? []),
  );
  const names = [...new Set(read)].filter((name) => name in builtInPhrases.hub.en && !OF_MY_TABLE.test(name));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !placesOf(`hub.${name}` as PhraseKey).includes('site'))).toEqual([]);
});
