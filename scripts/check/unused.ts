import { join } from 'node:path';
import type { Outcome, Part } from './part.ts';
import { linesOf, runTool } from './tool.ts';

async function checkUnused(root: string): Promise<Outcome> {
  const reporter = join(import.meta.dirname, 'unused-reporter.ts');
  const { stdout, stderr } = await runTool(root, 'knip', ['--no-progress', '--reporter', reporter]);
  try {
    return { of: 'files', ...(JSON.parse(stdout) as Pick<Outcome, 'checked' | 'problems'>) };
  } catch {
    // A configuration that knip cannot read is told in plain words.
    return { checked: 0, of: 'files', problems: linesOf(stdout + stderr) };
  }
}

/** Files, exports and dependencies that nothing needs. */
export const unused: Part = { name: 'unused', check: checkUnused };
