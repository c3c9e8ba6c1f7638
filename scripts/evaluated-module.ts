import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

function asJson(name: string, value: unknown): string {
  const text = JSON.stringify(value);
  if (text === undefined) throw new Error(`${name} is not JSON, so the build cannot hold its value.`);
  return text;
}

/**
 * Builds a module of this package as the values that it exports, not as the code that works them out: what it imports
 * is then no part of the bundle. The values have to be JSON.
 *
 * @param path From the root of the package: `src/content/heads.ts`.
 */
export function evaluatedModule(path: string): Plugin {
  let id = '';
  return {
    name: `evaluated-module ${path}`,
    enforce: 'pre',
    configResolved: ({ root }) => void (id = join(root, path)),
    async load(asked) {
      if (asked !== id) return null;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, { configFile: false });
      for (const file of dependencies) this.addWatchFile(file);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${asJson(name, value)};`)
        .join('\n');
    },
  };
}
