import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const project = join(import.meta.dirname, '../..');

/**
 * A project for a canary, outside of ours so that nothing else ever sees the violation: the named files of ours,
 * files by their content, our node_modules. It goes when the test ends. Answers its folder.
 */
export function smallTree(
  ours: readonly string[],
  files: Readonly<Record<string, string | Uint8Array>>,
): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'palapa-canary-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  for (const name of ours) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    copyFileSync(join(project, name), join(root, name));
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}
