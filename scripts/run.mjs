// The one script that the machine's own Node runs, so plain JavaScript: it installs what is missing and hands
// over to the Node that Palapa brings along.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { serverFlags } from './server-flags.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const bin = join(root, 'node_modules/.bin');
const env = {
  // Every thread that hashes a password takes 32 MB for it, which glibc keeps for the next time. Blocks from here on,
  // in bytes, it gives back at once: 70 MB less after some sign-ins.
  MALLOC_MMAP_THRESHOLD_: '1048576',
  // Threads that compress share what they give back, instead of an arena for each.
  MALLOC_ARENA_MAX: '2',
  ...process.env,
  PATH: bin + delimiter + process.env.PATH,
};

const commands = {
  start: [...serverFlags, 'scripts/start.ts'],
  test: ['scripts/test.ts'],
  dev: ['scripts/dev.ts'],
  build: ['scripts/build.ts'],
  check: ['scripts/check.ts'],
  bench: ['bench/bench.ts'],
  soak: ['bench/soak.ts'],
  'migrate:plan': ['scripts/migrate-plan.ts'],
  seed: ['scripts/seed.ts'],
  content: ['scripts/content.ts'],
  media: ['scripts/media.ts'],
  airports: ['scripts/airports.ts'],
};

function fail(line) {
  console.error(line);
  process.exit(1);
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether node_modules holds what the lock file says; what only other machines need may be missing. */
function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const have = packagesOf(installed);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, wanted]) => path === '' || (have[path] ? have[path].version === wanted.version : wanted.optional),
  );
}

function install() {
  if (isInstalled()) return;
  console.log('Installing what Palapa is made of …');
  // Through a shell, because npm is a script of another name on some systems.
  const run = spawnSync('npm ci --no-audit --no-fund', { cwd: root, env, stdio: 'inherit', shell: true });
  if (run.status !== 0) fail('npm ci did not finish: see above.');
}

function checkNode() {
  const { stdout } = spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' });
  const major = Number(/^v(\d+)/.exec(stdout ?? '')?.[1]);
  if (!(major >= 26)) {
    fail('Palapa needs Node 26, which npm installs with it: run `npm rebuild` (without --ignore-scripts).');
  }
}

const [, , name, ...rest] = process.argv;
const command = commands[name];
if (!command) fail(`Use one of: ${Object.keys(commands).join(', ')}.`);
if (Number(process.versions.node.split('.')[0]) < 20) fail('Palapa starts from Node 20 or newer.');
install();
checkNode();

const child = spawn(join(bin, 'node'), [...command, ...rest], { cwd: root, env, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal === null ? code : 1));
