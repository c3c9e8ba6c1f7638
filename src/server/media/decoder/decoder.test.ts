import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isAlive } from '../../database/embedded/alive.ts';
import { Decoder, decoderEntry, type DecoderLimits } from './decoder.ts';
import type { VariantJob } from './jobs.ts';
import { WAIT } from '../../../../test/wait.ts';

const faulty = join(import.meta.dirname, 'faulty-decoder.ts');

function openDecoder(limits: Partial<DecoderLimits> = {}, entry = faulty): Decoder {
  const decoder = new Decoder(limits, entry);
  onTestFinished(() => decoder.close());
  return decoder;
}

const variant = (source: string): VariantJob => ({
  kind: 'variant',
  uprightAt: null,
  source,
  width: 400,
  format: 'webp',
  edit: null,
});
const pidOf = async (decoder: Decoder, source = 'fine') =>
  Number((await decoder.add(variant(source), 'guest', 'client').result).toString());

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'palapa-decoder-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it('a job that ends its process fails alone, and the next one gets a new process', async () => {
  const decoder = openDecoder();
  const first = await pidOf(decoder);
  const crash = decoder.add(variant('crash'), 'guest', 'client');
  const next = decoder.add(variant('fine'), 'guest', 'client');
  await expect(crash.result).rejects.toMatchObject({ name: 'DecodeFailed', reason: 'crash' });
  expect(Number((await next.result).toString())).not.toBe(first);
});

it('a job that takes too long ends with its process, and the next one is done', async () => {
  const decoder = openDecoder({ maxTime: { variant: 300, clean: 50_000, measure: 50_000 } });
  const hanging = decoder.add(variant('hang'), 'guest', 'client');
  await expect(hanging.result).rejects.toMatchObject({ name: 'DecodeFailed', reason: 'time' });
  const [pid] = decoder.pids;
  expect(pid).toBeUndefined();
  const next = decoder.add(
    { kind: 'clean', source: 'fine', target: 'none', kinds: ['picture'] },
    'guest',
    'client',
  );
  await expect(next.result).resolves.toBeDefined();
});

it('a job that takes too much memory ends with its process', async () => {
  const decoder = openDecoder({ maxMemory: 300 * 2 ** 20 });
  const growing = decoder.add(variant('grow'), 'guest', 'client');
  await expect(growing.result).rejects.toMatchObject({ name: 'DecodeFailed', reason: 'memory' });
  await expect(pidOf(decoder)).resolves.toBeGreaterThan(0);
});

it('the real decoder is held to its limit of memory', async () => {
  const source = join(await temporaryFolder(), 'terrace.webp');
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c04020' } }).toFile(source);
  const roomy = openDecoder({}, decoderEntry);
  const made = await roomy.add(variant(source), 'guest', 'client').result;
  expect((await sharp(made).metadata()).format).toBe('webp');
  // A single megabyte is less than any process takes.
  const narrow = openDecoder({ maxMemory: 2 ** 20 }, decoderEntry);
  await expect(narrow.add(variant(source), 'guest', 'client').result).rejects.toMatchObject({
    reason: 'memory',
  });
});

it('the process ends when it has been idle, and at once when the decoder closes', async () => {
  const brief = openDecoder({ idleTime: 10 });
  const idle = await pidOf(brief);
  await vi.waitFor(() => expect([brief.pids, isAlive(idle)]).toEqual([[], false]), WAIT);

  const decoder = openDecoder({ idleTime: 1e9 });
  const running = await pidOf(decoder);
  expect(isAlive(running)).toBe(true);
  const waiting = decoder.add(variant('hang'), 'guest', 'client');
  await Promise.all([expect(waiting.result).rejects.toMatchObject({ name: 'DecoderBusy' }), decoder.close()]);
  expect(isAlive(running)).toBe(false);
  expect(() => decoder.add(variant('fine'), 'guest', 'client')).toThrow(/closing/);
});

it('the process ends when its server is killed, also in the middle of a job', async () => {
  const source = join(await temporaryFolder(), 'huge.png');
  await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#c04020' } }).toFile(source);
  const script = `
    import { Decoder } from ${JSON.stringify(join(import.meta.dirname, 'decoder.ts'))};
    const decoder = new Decoder();
    const job = { kind: 'variant', source: ${JSON.stringify(source)}, width: 8000, uprightAt: null, format: 'avif', edit: null };
    decoder.add(job, 'guest', 'client').result.catch(() => {});
    console.log(decoder.pids[0]);
  `;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
  const pid = Number(line);
  onTestFinished(() => {
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  });
  expect(isAlive(pid)).toBe(true);
  server.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), WAIT);
});

it('a process that cannot start is nobody’s fault: it may be tried again', async () => {
  const broken = join(await temporaryFolder(), 'broken.mjs');
  await writeFile(broken, 'process.exit(1);');
  const decoder = openDecoder({}, broken);
  const job = decoder.add(variant('fine'), 'guest', 'client');
  await expect(job.result).rejects.toMatchObject({ name: 'DecoderBusy' });
});

it('a job that nobody waits for any more is not begun', async () => {
  const folder = await temporaryFolder();
  const decoder = openDecoder();
  const first = join(folder, 'until');
  const running = decoder.add(variant(first), 'guest', 'client');
  const wanted = decoder.add(variant('crash'), 'guest', 'one');
  wanted.join('other');
  expect(wanted.leave('one')).toBe(false);
  expect(wanted.leave('other')).toBe(true);
  await expect(wanted.result).rejects.toMatchObject({ name: 'JobAbandoned' });
  await writeFile(`${first}.go`, '');
  const pid = Number((await running.result).toString());
  // The abandoned job would have ended this process.
  expect(await pidOf(decoder)).toBe(pid);
});

it('what guests wait for comes before what is made for later, uploads before both of them wait long', async () => {
  const folder = await temporaryFolder();
  const decoder = openDecoder();
  const ended: string[] = [];
  const follow = (name: string, { result }: { result: Promise<unknown> }) =>
    result.then(() => ended.push(name));
  const gate = join(folder, 'until');
  const laterGate = join(folder, 'until.later');
  const guest = follow('guest', decoder.add(variant(gate), 'guest', 'client'));
  const waiting = follow('waiting guest', decoder.add(variant('fine'), 'guest', 'client'));
  const later = follow('later', decoder.add(variant(laterGate), 'later', 'client'));
  await follow(
    'upload',
    decoder.add({ kind: 'clean', source: 'fine', target: '', kinds: ['picture'] }, 'staff', 'person'),
  );
  await writeFile(`${laterGate}.go`, '');
  await writeFile(`${gate}.go`, '');
  await Promise.all([guest, waiting, later]);
  expect(ended[0]).toBe('upload');
  expect(ended.indexOf('later')).toBeGreaterThan(ended.indexOf('guest'));
});
