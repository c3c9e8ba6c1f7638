import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { RunningServer } from './running-server.ts';
import { ENCODING, type RequestHeaders } from './served-bytes.ts';

/** One slice of load on one server. Times in milliseconds. */
export interface Slice {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server per request, in microseconds; not told on every system. */
  readonly processorTime: number | undefined;
}

export interface Load {
  readonly path: string;
  readonly status: 200 | 304;
  /** Sent in turn, one set a request. */
  readonly headers: readonly RequestHeaders[];
  readonly seconds: number;
}

const CONNECTIONS = 20;

/** Ticks of 10 ms that the process has computed, all its threads together. */
function processorTicks(pid: number): number | undefined {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return Number(afterName[11]) + Number(afterName[12]);
  } catch {
    return undefined;
  }
}

/** Throws when a single request went wrong: a fast failure must not count as speed. */
export async function loadOn(
  server: RunningServer,
  { path, status, headers, seconds }: Load,
): Promise<Slice> {
  const ticks = processorTicks(server.pid);
  const times: number[] = [];
  let unwanted = 0;
  const began = performance.now();
  const run = autocannon({
    url: `http://127.0.0.1:${server.port}`,
    connections: CONNECTIONS,
    duration: seconds,
    sampleInt: 50,
    requests: headers.map((one) => ({ method: 'GET', path, headers: { ...ENCODING, ...one } })),
  });
  void run.on('response', (_client, code, _bytes, time) => {
    if (code !== status) unwanted += 1;
    times.push(time);
  });
  const { errors, timeouts } = await run;
  const ended = performance.now();
  if (errors + timeouts + unwanted > 0) {
    throw new Error(
      `${path}: ${errors + timeouts} requests failed, ${unwanted} were not answered with ${status}.`,
    );
  }
  // A machine that is busy elsewhere may stand still for a whole slice: that one is measured again.
  if (times.length === 0) return loadOn(server, { path, status, headers, seconds: seconds * 2 });
  const more = processorTicks(server.pid);
  times.sort((one, other) => one - other);
  return {
    perSecond: times.length / ((ended - began) / 1000),
    p50: times[Math.floor(times.length * 0.5)]!,
    p99: times[Math.floor(times.length * 0.99)]!,
    processorTime:
      ticks === undefined || more === undefined ? undefined : ((more - ticks) * 10_000) / times.length,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
