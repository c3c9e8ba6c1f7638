import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { journeyServer } from './journey-server.ts';
import { type RunningPalapa, startPalapa } from './running-palapa.ts';
import { MAX_WAIT } from './wait.ts';
import { inSoak } from './soak.ts';

/** What the operator sees: one clear line and exit code 1, or a server that starts again. */

const root = join(import.meta.dirname, '..');
const server = join(root, 'dist/server/main.js');

function runToEnd(env: Record<string, string>) {
  const run = spawnSync(join(root, 'node_modules/.bin/node'), [server], {
    env: { ...process.env, PORT: '0', ...env },
    encoding: 'utf8',
    timeout: MAX_WAIT,
  });
  return { code: run.status, lines: (run.stderr + run.stdout).trim().split('\n') };
}

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'palapa-operator-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('a setting that cannot be used', () => {
  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUST_PROXY: 'dead' }, 'TRUST_PROXY'],
    [{ DATABASE_URL: 'postgres://palapa:secret@127.0.0.1:1/palapa' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  ])('%j ends with one line that names it', (env, name) => {
    const { code, lines } = runToEnd(env);
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(name);
    expect(lines[0]).not.toContain('secret');
  });
});

it('a second process on the same data folder exits with an error, and the first goes on', async () => {
  const { code, lines } = runToEnd({ DATA_DIR: journeyServer().dataDir });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/in use by \d+/);
  expect((await fetch(`http://127.0.0.1:${journeyServer().port}/readyz`)).status).toBe(200);
});

it('a port in use is reported, and the database is closed again', inSoak, async () => {
  const folder = await dataFolder();
  const env = { DATA_DIR: folder, DEMO: '0' };
  const { code, lines } = runToEnd({ ...env, PORT: String(journeyServer().port) });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(String(journeyServer().port));
  const palapa = await startPalapa(env);
  await palapa.stop();
});

/**
 * A request to sign in whose head Palapa has surely read, since it asked for the rest, which is `body`. The connection
 * closes after the answer.
 */
async function signInBegun({ port }: RunningPalapa, body: string) {
  const page = await fetch(`http://127.0.0.1:${port}/devise`);
  const token = /PALAPA-XSRF=([^;]+)/.exec(page.headers.get('set-cookie')!)![1]!;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const head = ['POST /api/devise/login HTTP/1.1', 'Host: localhost', 'Connection: close'];
  const proof = [`Cookie: PALAPA-XSRF=${token}`, `X-CSRF-Token: ${token}`];
  const content = [
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ];
  socket.write(`${[...head, ...proof, ...content].join('\r\n')}\r\n\r\n`);
  expect(await once(socket, 'data')).toEqual(['HTTP/1.1 100 Continue\r\n\r\n']);
  return socket;
}

it('SIGTERM finishes what is in flight and ends with 0', async () => {
  const palapa = await startPalapa({ DATA_DIR: await dataFolder(), DEMO: '0' });
  const body = JSON.stringify({ email: 'nobody@palapa.test', password: 'wrong' });
  const socket = await signInBegun(palapa, body);
  const ended = once(palapa.process, 'exit');
  palapa.process.kill('SIGTERM');
  // It takes no new connections: the end has begun.
  await vi.waitFor(
    () => expect(fetch(`http://127.0.0.1:${palapa.port}/healthz`)).rejects.toThrow('fetch failed'),
    60_000,
  );
  socket.write(body);
  // Nobody has this address: the database is still there to say so.
  expect((await socket.toArray()).join('')).toMatch(/^HTTP\/1.1 401 /);
  expect(await ended).toEqual([0, null]);
});

it('SIGTERM does not wait for a request that never arrives whole', inSoak, async () => {
  const palapa = await startPalapa({ DATA_DIR: await dataFolder(), DEMO: '0' });
  const socket = await signInBegun(palapa, '{"email":');
  socket.write('{');
  const ended = once(palapa.process, 'exit');
  palapa.process.kill('SIGTERM');
  await once(socket, 'close');
  expect(await ended).toEqual([0, null]);
});

it('a database without any site answers 404, not an error', inSoak, async () => {
  const palapa = await startPalapa({ DATA_DIR: await dataFolder(), DEMO: '0' });
  onTestFinished(() => palapa.stop());
  const response = await fetch(`http://127.0.0.1:${palapa.port}/api/restaurants/all`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
  ]);
});

it('npm start passes the signal on: Palapa ends, and npm with 0', async () => {
  const env = { ...process.env, DATA_DIR: await dataFolder(), DEMO: '0', PORT: '0' };
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(npm, 'exit');
  let output = '';
  for await (const some of npm.stdout) {
    output += String(some);
    if (output.includes('Palapa is ready')) break;
  }
  const port = /ready on http:\/\/[^:]+:(\d+)/.exec(output)![1]!;
  npm.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
});
