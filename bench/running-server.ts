import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serverFlags } from '../scripts/server-flags.mjs';

/** A server as a process of its own, from its start to its end. */
export interface RunningServer extends AsyncDisposable {
  readonly port: number;
  readonly pid: number;
  readonly process: ChildProcess;
  /** Milliseconds from the start of the process until it said that it is ready. */
  readonly readyAfter: number;
}

const root = join(import.meta.dirname, '..');
const STOP_WITHIN = 40_000;
const children = new Set<ChildProcess>();

// An interrupted run ends its servers too, and fails at the request that nobody answers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => children.forEach((child) => child.kill('SIGTERM')));
}

/** Load and servers would chase each other over two cores: where it can be done, each side keeps to its own. */
const canPin =
  process.platform === 'linux' && availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;

export function pinLoad(): void {
  if (canPin) spawnSync('taskset', ['-cp', '1', String(process.pid)]);
}

interface ServerOptions {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly isPinned?: boolean;
  /** Options of Node itself. */
  readonly nodeOptions?: readonly string[];
}

export async function startServer({
  args,
  env = {},
  isPinned = false,
  nodeOptions = [],
}: ServerOptions): Promise<RunningServer> {
  const began = performance.now();
  const pin = isPinned && canPin ? ['taskset', '-c', '0'] : [];
  const command = [...pin, process.execPath, ...nodeOptions, ...args];
  const child = spawn(command[0]!, command.slice(1), {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const port = await readyPort(child, args[0]!);
  return {
    port,
    pid: child.pid!,
    process: child,
    readyAfter: performance.now() - began,
    [Symbol.asyncDispose]: () => stop(child),
  };
}

async function readyPort(child: ChildProcess, name: string): Promise<number> {
  for await (const line of createInterface(child.stdout!)) {
    const port = /eady on http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`${name} ended before it was ready.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN);
  await ended;
  clearTimeout(late);
}

const palapa = join(root, 'dist/server/main.js');

/** The built Palapa with the demo, on a free port. */
export function startPalapa(dataDir: string, more: Omit<ServerOptions, 'args'> = {}): Promise<RunningServer> {
  const env = {
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: '1',
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
  };
  const nodeOptions = [...serverFlags, ...(more.nodeOptions ?? [])];
  return startServer({ ...more, nodeOptions, args: [palapa], env: { ...env, ...more.env } });
}

export function startBare(
  kind: 'fastify' | 'http',
  answersFile: string,
  isPinned = false,
): Promise<RunningServer> {
  return startServer({ args: [join(root, `bench/bare-${kind}.mjs`), answersFile], isPinned });
}

/** A folder that goes when its work is done. PostgreSQL's own account has to pass through it. */
export async function temporaryFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'palapa-bench-'));
  await chmod(path, 0o711);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
