import { globSync } from 'node:fs';
import type { Outcome, Part } from './part.ts';
import { linesOf, runTool } from './tool.ts';

const sources = ['{src,scripts,test,bench,demo}/**/*.{ts,tsx,mjs,css,json}', '*.{ts,json}', '.*rc.json'];

async function checkFormat(root: string): Promise<Outcome> {
  const files = globSync(sources, { cwd: root }).sort();
  const { code, stdout, stderr } = await runTool(root, 'prettier', [
    '--list-different',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    '.cache/prettier',
    ...files,
  ]);
  const problems = linesOf(stdout).map(
    (file) => `${file} is not as prettier writes it: npx prettier --write ${file}`,
  );
  if (code !== 0) problems.push(...linesOf(stderr));
  return { checked: files.length, of: 'files', problems };
}

export const format: Part = { name: 'format', check: checkFormat };
