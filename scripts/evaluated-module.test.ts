import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { evaluatedModule } from './evaluated-module.ts';
import { smallTree } from './check/small-tree.ts';

async function built(root: string, plugins: ReturnType<typeof evaluatedModule>[]): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, minify: false, rolldownOptions: { input: join(root, 'src/main.ts') } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((chunk) => ('code' in chunk ? chunk.code : ''))
    .join('\n');
}

const files = {
  'src/main.ts': `import { names } from './names.ts'; document.title = names.join();`,
  'src/names.ts': `import { types } from './types.ts'; export const names: string[] = types.map((type) => type.name);`,
  'src/types.ts': `export const types = [{ name: 'event', fields: ['a long declaration'] }];`,
};

it('builds what a module exports, without what it imports', async () => {
  const root = smallTree([], files);
  expect(await built(root, [])).toContain('a long declaration');
  const code = await built(root, [evaluatedModule('src/names.ts')]);
  expect(code).toContain('event');
  expect(code).not.toContain('a long declaration');
});

it('refuses to build a function away', async () => {
  const root = smallTree([], { ...files, 'src/names.ts': 'export const names = () => [];' });
  await expect(built(root, [evaluatedModule('src/names.ts')])).rejects.toThrow('names is not JSON');
});
