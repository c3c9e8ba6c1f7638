import { globSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Outcome, Part } from './part.ts';
import { linesOf, runTool } from './tool.ts';

/** Each configuration with what it keeps away; said with its errors. */
const configurations = {
  'tsconfig.json': '',
  'tsconfig.browser.json': ' (Browsers have no Node.)',
  'tsconfig.rules.json': ' (domain and content run anywhere: neither the DOM nor Node is there for them.)',
};

const sources = ['*.ts', '{src,scripts,test,bench,demo}/**/*.{ts,tsx}'];

interface Compiled {
  readonly problems: readonly string[];
  /** Our files that the configuration covers, relative to the root. */
  readonly files: readonly string[];
}

async function compile(root: string, configuration: string, why: string): Promise<Compiled> {
  const { code, stdout, stderr } = await runTool(root, 'tsc', [
    '--noEmit',
    '--listFiles',
    '--pretty',
    'false',
    '-p',
    configuration,
  ]);
  const lines = linesOf(stdout + stderr);
  const files = lines.filter((line) => line.startsWith(root + sep) && !line.includes('node_modules'));
  const errors = lines.filter((line) => /error TS\d+/.test(line));
  if (code !== 0 && errors.length === 0) errors.push(`tsc ended with ${code}: ${lines.at(-1) ?? 'no word'}`);
  return {
    problems: errors.map((line) => line + why),
    files: files.map((file) => relative(root, file)),
  };
}

async function checkTypes(root: string): Promise<Outcome> {
  const all = globSync(sources, { cwd: root });
  const compiled: Compiled[] = [];
  for (const [configuration, why] of Object.entries(configurations)) {
    compiled.push(await compile(root, configuration, why));
  }
  const covered = new Set(compiled.flatMap(({ files }) => files));
  const left = all.filter((file) => !covered.has(join(file)));
  return {
    checked: covered.size,
    of: 'files',
    problems: [
      ...compiled.flatMap(({ problems }) => problems),
      ...left.map((file) => `${file} is in no tsconfig, so nobody checks its types.`),
    ],
  };
}

export const types: Part = { name: 'types', check: checkTypes };
