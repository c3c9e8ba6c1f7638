import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { serverFlags } from './server-flags.mjs';

/**
 * Builds the guest app, the staff app and the server again at every change, and starts the server again when one is
 * new: it reads the apps' manifests when it starts. Ctrl-C ends all of it.
 */
const root = join(import.meta.dirname, '..');
/** Several builds often follow one change; the server waits this long for the next. Milliseconds. */
const TOGETHER = 150;

interface Watcher {
  on(
    event: 'event',
    listener: (event: { code: string; result?: { close(): Promise<void> }; error?: Error }) => void,
  ): void;
  close(): Promise<void>;
}

const apps = ['early', 'hub', 'visit', 'site', 'devise', 'server'] as const;
type App = (typeof apps)[number];

const isBuilt = new Set<string>();
let server: ChildProcess | undefined;
let soon: NodeJS.Timeout | undefined;
let restarting = Promise.resolve();
let isEnding = false;

async function stopServer(): Promise<void> {
  const running = server;
  server = undefined;
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  const ended = once(running, 'exit');
  running.kill('SIGTERM');
  await ended;
}

async function restart(): Promise<void> {
  await stopServer();
  if (isEnding) return;
  const flags = [...serverFlags, '--enable-source-maps'];
  const started = spawn(process.execPath, [...flags, join(root, 'dist/server/main.js')], {
    cwd: root,
    stdio: 'inherit',
  });
  server = started;
  started.once('exit', (code) => {
    if (server === started && code !== 0)
      console.error('The server ended; it starts again at the next change.');
  });
}

function restartSoon(): void {
  clearTimeout(soon);
  soon = setTimeout(() => {
    restarting = restarting.then(restart);
  }, TOGETHER);
}

async function watch(name: App): Promise<Watcher> {
  const watcher = (await build({
    root,
    configFile: join(root, `vite.${name}.config.ts`),
    logLevel: 'warn',
    // The folder keeps what the running server still serves.
    build: { watch: {}, minify: false, sourcemap: name === 'server', emptyOutDir: false },
  })) as unknown as Watcher;
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error?.message);
    if (event.code === 'BUNDLE_END') {
      void event.result?.close();
      isBuilt.add(name);
      if (isBuilt.size === apps.length) restartSoon();
    }
  });
  return watcher;
}

// What is built here is not what `npm start` serves, so that builds anew.
rmSync(join(root, 'dist/.built-from'), { force: true });
const watchers = await Promise.all(apps.map(watch));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    clearTimeout(soon);
    void Promise.all([...watchers.map((one) => one.close()), restarting.then(stopServer)]).then(() =>
      process.exit(0),
    );
  });
}
