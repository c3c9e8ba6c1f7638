import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the running Palapa; `<key>.localhost` is a site of the demo. */
    port: number;
    dataDir: string;
  }
}

/** What the running Palapa has printed, in its data folder. */
export const PRINTED = 'printed.log';

const root = join(import.meta.dirname, '..');
// A machine that is busy with other things takes long to load the demo.
const START_MOST = 180_000;

export interface RunningPalapa {
  readonly port: number;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the built server as whoever runs Palapa would, on a free port. Rejects with what it said when it ends. */
export function startPalapa(env: Record<string, string>): Promise<RunningPalapa> {
  const child = spawn(join(root, 'node_modules/.bin/node'), [join(root, 'dist/server/main.js')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`Palapa was not ready in time:\n${said}`));
    }, START_MOST);
    const listen = (text: Buffer) => {
      said += text.toString();
      const port = /Palapa is ready on http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (!port) return;
      clearTimeout(late);
      resolve({ port: Number(port), process: child, stop });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`Palapa ended with ${code}:\n${said}`));
    });
  });
}

/** Vitest's global setup of the journeys: one Palapa with the demo group, in a data folder of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'palapa-journeys-'));
  const palapa = await startPalapa({ DATA_DIR: dataDir });
  // Without a mail server the links of mails stand in what Palapa prints.
  palapa.process.stdout?.pipe(createWriteStream(join(dataDir, PRINTED)));
  project.provide('port', palapa.port);
  project.provide('dataDir', dataDir);
  return async () => {
    await palapa.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
