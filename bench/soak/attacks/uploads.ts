import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { type RunningServer, startPalapa } from '../../running-server.ts';
import { visitAsAdministrator } from '../../staff-visit.ts';
import { besidePalapa } from '../own-database.ts';
import type { Attack } from './attack.ts';
import { DANGEROUS, hostileFiles, largePicture, photoOf50Megapixels } from './hostile-files.ts';
import { measureLatency } from './latency.ts';
import { type PartUploads, partUploads } from './part-uploads.ts';
import { askForAll, variantsOf } from './picture-load.ts';
import { childrenOf, hasLoaded, residentMegabytes } from './process-memory.ts';

const DECODER = 'decode-pictures';
const VIDEO_OF_3_GB = 3 * 2 ** 30;
const AT_ONCE = 200;
/** Uploads that one person may have begun. */
const MAX_BEGUN = 20;
const MAX_RSS = 250;
const MAX_P95 = 100;
const SAMPLE_EVERY = 200;
/** Milliseconds after a file is to be judged; how long the decoder takes to begin depends on the machine. */
const KILL_AFTER = [150, 300, 450, 600, 100];
const REFUSED = 422;

interface Findings {
  readonly figures: string[];
  readonly problems: string[];
}

async function kill({ process: child }: RunningServer): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const clientOf = async ({ port }: RunningServer) => {
  const visit = await visitAsAdministrator(port);
  return { visit, uploads: partUploads(port, visit) };
};

/** `kill -9` while the second half of a file is on its way: what had come is there, and the upload goes on. */
async function killDuringUpload(server: RunningServer, dataDir: string, { figures, problems }: Findings) {
  const bytes = await largePicture();
  const half = Math.floor(bytes.length / 2);
  const { visit, uploads } = await clientOf(server);
  const { path } = await uploads.begin(bytes.length, 'killed.png');
  await uploads.send(path, 0, bytes.subarray(0, half));
  const inTheAir = uploads.send(path, half, bytes.subarray(half)).catch(() => 0);
  await pause(5);
  await kill(server);
  await inTheAir;
  visit.close();

  const again = await startPalapa(dataDir);
  const next = await clientOf(again);
  const come = (await next.uploads.offset(path)) ?? 0;
  figures.push(`killed during an upload of ${bytes.length} bytes: ${come} were there after the restart`);
  if (come < half) problems.push(`${half - come} bytes that had come were lost with the process`);
  if (come < bytes.length) await next.uploads.send(path, come, bytes.subarray(come));
  const { status, src } = await next.uploads.keep(path, 'killed.png');
  if (status !== 201) problems.push(`the upload that went on was answered with ${status}`);
  next.visit.close();
  return { again, src };
}

/** `kill -9` while its variants are made: those that are asked for again are made, each of them whole. */
async function killDuringVariants(server: RunningServer, dataDir: string, src: string, findings: Findings) {
  const variants = variantsOf([src]);
  const lost = askForAll(server.port, variants);
  for (let waited = 0; waited < 100 && childrenOf(server.pid, DECODER).length === 0; waited += 1)
    await pause(50);
  await pause(400);
  await kill(server);
  await lost;
  const again = await startPalapa(dataDir);
  const { unexpected } = await askForAll(again.port, variants);
  for (const [what, times] of unexpected)
    findings.problems.push(`${times} variants were answered with ${what}`);
  for (const { path, accept } of variants) {
    const response = await fetch(`http://127.0.0.1:${again.port}${path}`, { headers: { accept } });
    const isWhole = await sharp(Buffer.from(await response.arrayBuffer()))
      .stats()
      .then(
        () => true,
        () => false,
      );
    if (!isWhole) findings.problems.push(`${path} as ${accept} is not whole`);
  }
  findings.figures.push(
    `killed while variants were made: all ${variants.length} were made after the restart`,
  );
  return again;
}

async function sendWhole(uploads: PartUploads, name: string, bytes: Buffer) {
  const { status, path } = await uploads.begin(bytes.length, name);
  if (status !== 201) return { status, src: undefined };
  if (bytes.length > 0) await uploads.send(path, 0, bytes);
  return uploads.keep(path, name);
}

/** Kills the decoder while it is at a file: that one is refused, and the same one is kept after it. */
async function crashDecoder(server: RunningServer, uploads: PartUploads, { figures, problems }: Findings) {
  const picture = await largePicture();
  const statuses: number[] = [];
  for (const delay of KILL_AFTER) {
    const { path } = await uploads.begin(picture.length, 'crash.png');
    await uploads.send(path, 0, picture);
    const judged = uploads.keep(path, 'crash.png');
    await pause(delay);
    for (const pid of childrenOf(server.pid, DECODER)) process.kill(pid, 'SIGKILL');
    statuses.push((await judged).status);
    if (statuses.at(-1) === REFUSED) break;
  }
  const { status } = await sendWhole(uploads, 'after.png', picture);
  figures.push(`files whose decoder was killed: ${statuses.join(', ')}; the next one: ${status}`);
  if (statuses.at(-1) !== REFUSED) problems.push('no kill of a decoder refused the file that it was at');
  if (status !== 201) problems.push(`the file after it was answered with ${status}`);
}

/** The largest photo that somebody sends who means well is kept, and every width of it is made. */
async function keepLargePhoto(server: RunningServer, uploads: PartUploads, { figures, problems }: Findings) {
  const bytes = await photoOf50Megapixels();
  const began = performance.now();
  const { status, src } = await sendWhole(uploads, 'panorama.jpg', bytes);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  figures.push(
    `a photo of 50 megapixels (${(bytes.length / 2 ** 20).toFixed(1)} MB): ${status} in ${seconds} s`,
  );
  if (src === undefined) return void problems.push(`a photo of 50 megapixels was answered with ${status}`);
  const { requested, unexpected } = await askForAll(server.port, variantsOf([src]));
  figures.push(`its ${requested} variants were asked for`);
  for (const [what, times] of unexpected) problems.push(`${times} variants of it were answered with ${what}`);
}

/** Everything that somebody sends who means harm, one after the other and 200 at once. */
async function sendHostile(server: RunningServer, uploads: PartUploads, { figures, problems }: Findings) {
  for (const { name, bytes, outcome } of await hostileFiles()) {
    const { status, src } = await sendWhole(uploads, name, bytes);
    figures.push(`${name} (${bytes.length} bytes): ${status}`);
    const isRefused = status >= 400 && status < 500;
    if (isRefused !== (outcome === 'refused')) problems.push(`${name} was answered with ${status}`);
    if (src === undefined) continue;
    const served = await fetch(`http://127.0.0.1:${server.port}${src}`);
    if ((await served.text()).includes(DANGEROUS)) problems.push(`${name} is served with its script`);
  }
  await keepLargePhoto(server, uploads, { figures, problems });
  const announced = await uploads.begin(VIDEO_OF_3_GB, 'wedding.mp4');
  if (announced.status !== 413) problems.push(`a video of 3 GB was answered with ${announced.status}`);

  await crashDecoder(server, uploads, { figures, problems });

  const begun = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => uploads.begin(10, `at-once-${at}`)),
  );
  const taken = begun.filter(({ status: one }) => one === 201);
  figures.push(`${AT_ONCE} uploads at once: ${taken.length} begun`);
  if (taken.length > MAX_BEGUN) problems.push(`${taken.length} uploads were begun by one person`);
  if (begun.some(({ status: one }) => ![201, 429].includes(one))) {
    problems.push(
      `uploads at once were answered with ${[...new Set(begun.map((one) => one.status))].join(', ')}`,
    );
  }
  for (const { path } of taken) await uploads.discard(path);
}

/** Files without a row, and what is left of uploads. */
async function orphansIn(dataDir: string): Promise<string[]> {
  const client = await besidePalapa(dataDir);
  const { rows } = await client.query<{ file: string }>('select file from media');
  await client.end();
  const known = new Set(rows.map(({ file }) => file));
  const names = (folder: string) => readdir(join(dataDir, 'media', folder)).catch(() => [] as string[]);
  const originals = (await names('originals')).filter((file) => !known.has(file));
  return [...originals, ...(await names('unfinished')), ...(await names('incoming'))];
}

/** Kills the server under uploads and variants, then sends it hostile files while guests read. */
export const uploads: Attack = async ({ server, dataDir }) => {
  const findings: Findings = { figures: [], problems: [] };
  const { figures, problems } = findings;
  const { again: second, src } = await killDuringUpload(server, dataDir, findings);
  await using last = src === undefined ? second : await killDuringVariants(second, dataDir, src, findings);

  const memory = { most: 0 };
  const look = () => (memory.most = Math.max(memory.most, residentMegabytes(last.pid)));
  const timer = setInterval(look, SAMPLE_EVERY);
  const client = await clientOf(last);
  const sending = sendHostile(last, client.uploads, findings);
  const guests = { 'GET /api/restaurants/all': { path: '/api/restaurants/all', pace: { pause: 20 } } };
  const { 'GET /api/restaurants/all': read } = await measureLatency(last.port, guests, sending);
  await sending;
  clearInterval(timer);
  client.visit.close();

  const orphans = await orphansIn(dataDir);
  figures.push(
    `guests meanwhile: p95 ${read.p95.toFixed(1)} ms (${read.count} requests, ${read.failures} failed)`,
    `serving process: ${memory.most.toFixed(0)} MB at most; ${orphans.length} files left that nobody knows`,
  );
  if (read.failures > 0) problems.push(`${read.failures} requests of guests failed`);
  if (read.p95 > MAX_P95)
    problems.push(`guests waited ${read.p95.toFixed(0)} ms (p95), at most ${MAX_P95} ms`);
  if (memory.most > MAX_RSS)
    problems.push(`the serving process held ${memory.most.toFixed(0)} MB, at most ${MAX_RSS}`);
  if (hasLoaded(last.pid, 'libvips')) problems.push('the serving process has loaded libvips');
  if (orphans.length > 0) problems.push(`files that nobody knows: ${orphans.slice(0, 5).join(', ')}`);
  return { figures, problems };
};
