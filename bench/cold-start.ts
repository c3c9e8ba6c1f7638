import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from './limits.ts';
import { median } from './load.ts';
import { verdict, type Verdict } from './report.ts';
import { type RunningServer, startBare, startPalapa } from './running-server.ts';
import { fetchBytes, saveResponse } from './served-bytes.ts';

const PATH = '/api/restaurants/all';
const RUNS = 7;

/** Milliseconds from the start of the process. */
interface Start {
  readonly ready: number;
  readonly first: number;
}

async function untilFirstAnswer(start: () => Promise<RunningServer>): Promise<Start> {
  const began = performance.now();
  await using server = await start();
  const { status } = await fetchBytes(server.port, PATH);
  if (status !== 200) throw new Error(`The first answer was ${status}.`);
  return { first: performance.now() - began, ready: server.readyAfter };
}

/** A built Palapa on a database that exists, nothing of it running, beside a bare Fastify with one route. */
export async function compareColdStart(dataDir: string, folder: string): Promise<Verdict[]> {
  const file = join(folder, 'one-answer.json');
  {
    await using palapa = await startPalapa(dataDir);
    await writeFile(file, JSON.stringify([await saveResponse(palapa.port, PATH)]));
  }
  const runs: { palapa: Start; fastify: Start; ratio: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const palapa = await untilFirstAnswer(() => startPalapa(dataDir));
    const fastify = await untilFirstAnswer(() => startBare('fastify', file));
    runs.push({ palapa, fastify, ratio: palapa.first / fastify.first });
  }
  const middle = (of: (run: (typeof runs)[number]) => number) => median(runs.map(of)).toFixed(0);
  console.log(
    `Palapa        ready after ${middle((run) => run.palapa.ready)} ms, first answer after ${middle((run) => run.palapa.first)} ms`,
  );
  console.log(
    `bare Fastify  ready after ${middle((run) => run.fastify.ready)} ms, first answer after ${middle((run) => run.fastify.first)} ms`,
  );
  return [
    verdict(
      "cold start: time to a bare Fastify's",
      median(runs.map((run) => run.ratio)),
      'at most',
      limits.coldStart,
    ),
  ];
}
