import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';

/** No tool needs that long; one that hangs is ended and fails (milliseconds). */
const LONGEST = 240_000;

export interface ToolRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program of node_modules in `root` to its end, whatever its exit code. */
export async function runTool(root: string, name: string, args: readonly string[]): Promise<ToolRun> {
  const bin = join(root, 'node_modules/.bin');
  const child = spawn(join(bin, name), args, {
    cwd: root,
    env: { ...process.env, PATH: bin + delimiter + process.env.PATH, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST,
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const [code, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}

export const linesOf = (output: string): string[] => output.split('\n').filter((line) => line.trim() !== '');
