import { Agent, get } from 'node:http';

/** Milliseconds from the moment a request was due until its answer had arrived. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
}

const EVERY_MS = 20;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

/** One whole answer; rejects unless it is a 200. */
function read(agent: Agent, port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, agent, headers: { 'accept-encoding': 'br' } };
    get(options, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}

/**
 * What guests wait for `path` while `during` runs. A request is due every 20 ms, whether those before it have been
 * answered or not: waiting for each answer would hide most of the time in which the server answers nobody.
 */
export async function latencyDuring(port: number, path: string, during: Promise<unknown>): Promise<Latency> {
  const agent = new Agent({ keepAlive: true });
  const requests: Promise<number>[] = [];
  const start = performance.now();
  const send = () => {
    const due = start + requests.length * EVERY_MS;
    requests.push(read(agent, port, path).then(() => performance.now() - due));
  };
  const timer = setInterval(() => {
    while (start + requests.length * EVERY_MS <= performance.now()) send();
  }, EVERY_MS / 4);
  try {
    await during;
  } finally {
    clearInterval(timer);
  }
  const times = (await Promise.all(requests)).sort((one, other) => one - other);
  agent.destroy();
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
