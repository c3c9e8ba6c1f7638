import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';

/** What a module imports, at once or later; types are gone when it runs. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const found = source.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)'|import\('([^']+)'\)/gm);
  return [...found].map(([, named, loaded]) => (named ?? loaded)!);
}

/** Every module that runs in the process of `entry`, and the packages that they import. */
function reachedFrom(entry: string) {
  const modules = new Set([join(projectRoot, entry)]);
  const packages = new Set<string>();
  for (const file of modules) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) modules.add(join(dirname(file), name));
      else packages.add(name);
    }
  }
  return { modules, packages };
}

it('the serving process imports no library that decodes pictures: a decoder process does', () => {
  const server = reachedFrom('src/server/main.ts');
  expect(server.modules.size).toBeGreaterThan(200);
  expect([...server.packages]).toEqual(expect.arrayContaining(['fastify', 'pg', 'sanitize-html']));
  for (const one of ['sharp', 'file-type', 'mediabunny']) expect(server.packages).not.toContain(one);
  expect(reachedFrom('src/server/media/decoder/child/decode-pictures.ts').packages).toContain('sharp');
});

it('a decoder process loads little of the server', () => {
  const { modules } = reachedFrom('src/server/media/decoder/child/decode-pictures.ts');
  const others = [...modules].filter((file) => !file.includes('/server/media/'));
  expect(new Set(others.map((file) => file.split('/src/')[1]))).toEqual(
    new Set(['domain/media/media-kinds.ts', 'domain/picture-edit.ts', 'domain/picture-sources.ts']),
  );
});
