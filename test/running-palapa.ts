import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serverFlags } from '../scripts/server-flags.mjs';
import { plainVariants } from './plain-variants.ts';

declare module 'vitest' {
  interface ProvidedContext {
    palapas: readonly PalapaForJourneys[];
    /** A data folder with the demo group, which no process has open: for `copyDataDir`. */
    demoDataDir: string;
  }
}

/** A Palapa with the demo group; `<key>.localhost` on its port is a site of the demo. */
export interface PalapaForJourneys {
  readonly port: number;
  readonly dataDir: string;
}

/** What the running Palapa has printed, in its data folder. */
export const PRINTED = 'printed.log';

const root = join(import.meta.dirname, '..');
// A machine that is busy with other things takes long to load the demo.
const MAX_START = 180_000;

export interface RunningPalapa {
  readonly port: number;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts the built server as whoever runs Palapa would, on a free port. Rejects with what it said when it ends. `from` is
 * the tree that it was built in.
 */
export function startPalapa(env: Record<string, string>, from = root): Promise<RunningPalapa> {
  const child = spawn(
    join(from, 'node_modules/.bin/node'),
    [...serverFlags, join(from, 'dist/server/main.js')],
    {
      cwd: from,
      env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`Palapa was not ready in time:\n${output}`));
    }, MAX_START);
    const listen = (text: Buffer) => {
      output += text.toString();
      const port = /Palapa is ready on http:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (!port) return;
      clearTimeout(late);
      resolve({ port: Number(port), process: child, stop });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`Palapa ended with ${code}:\n${output}`));
    });
  });
}

async function openForJourneys(dataDir: string): Promise<RunningForJourneys> {
  const palapa = await startPalapa({ DATA_DIR: dataDir });
  // Without a mail server the links of mails stand in what Palapa prints.
  palapa.process.stdout?.pipe(createWriteStream(join(dataDir, PRINTED)));
  return { port: palapa.port, dataDir, stop: palapa.stop };
}

type RunningForJourneys = PalapaForJourneys & Pick<RunningPalapa, 'stop'>;

/** Keeps the small pictures of a data folder in `variants`: to make them takes longer than all else a guest asks for. */
export async function shareVariants(dataDir: string, variants: string): Promise<void> {
  await mkdir(join(dataDir, 'media'), { recursive: true });
  await symlink(variants, join(dataDir, 'media/variants'));
}

/** A data folder with the demo group. */
async function loadDemo(dataDir: string, variants: string): Promise<void> {
  await mkdir(variants);
  await shareVariants(dataDir, variants);
  const palapa = await startPalapa({ DATA_DIR: dataDir });
  await palapa.stop();
  await plainVariants(dataDir);
}

/** Copies a data folder that no process has open, with the owner of each file, which PostgreSQL insists on. */
export const copyDataDir = (from: string, to: string): unknown => execFileSync('cp', ['-a', from, to]);

/**
 * Vitest's global setup of the journeys: a Palapa for each worker, so that files that run at the same time never
 * see what the other one writes.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'palapa-journeys-'));
  // PostgreSQL runs as somebody else where root runs the tests.
  await chmod(folder, 0o711);
  const demo = join(folder, 'demo');
  await loadDemo(demo, join(folder, 'variants'));
  const dataDirs = Array.from({ length: project.config.maxWorkers }, (_, place) =>
    join(folder, String(place + 1)),
  );
  for (const dataDir of dataDirs) copyDataDir(demo, dataDir);
  const palapas = await Promise.all(dataDirs.map(openForJourneys));
  project.provide('demoDataDir', demo);
  project.provide(
    'palapas',
    palapas.map(({ port, dataDir }) => ({ port, dataDir })),
  );
  return async () => {
    await Promise.all(palapas.map(({ stop }) => stop()));
    await rm(folder, { recursive: true, force: true });
  };
}
