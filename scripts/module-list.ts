import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes .vite/modules.json, which says what the manifest does not: the modules of each chunk and what each
 * module imports and loads lazily. `npm run check` reads it.
 */
export function moduleList(): Plugin {
  let root = '';
  const named = (id: string) =>
    relative(root, id.replace('\0', '').split('?', 1).join()).replaceAll('\\', '/');
  return {
    name: 'module-list',
    configResolved: (config) => void (root = config.root),
    generateBundle(_, bundle) {
      const chunks: Record<string, string[]> = {};
      const modules: Record<string, { imports: string[]; loads: string[] }> = {};
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') chunks[output.fileName] = output.moduleIds.map(named);
      }
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        modules[named(id)] = {
          imports: info?.importedIds.map(named) ?? [],
          loads: info?.dynamicallyImportedIds.map(named) ?? [],
        };
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify({ chunks, modules }),
      });
    },
  };
}
