import { Agent, request } from 'node:http';

/** How long answers took, in milliseconds, and how many requests were not answered with 200. */
export interface Latency {
  readonly count: number;
  readonly failures: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/**
 * When the next request goes out, in milliseconds. `every`: it is due so long after the one before, answered or not,
 * and its time runs from then: waiting for each answer would hide most of the time in which the server answers nobody.
 * `pause`: so long after the answer before, for what one person does again and again.
 */
type Pace = { readonly every: number } | { readonly pause: number };

export interface Probe {
  readonly path: string;
  readonly pace: Pace;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON; such a request is a POST. */
  readonly body?: string;
}

/** Longer than any answer may take: a request that hangs is a failure. */
const ANSWER_WITHIN = 60_000;

const sleep = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/** The status of one whole answer; 0 where none came. */
function send(agent: Agent, port: number, { path, headers = {}, body }: Probe): Promise<number> {
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve) => {
    const sent = request(
      { host: '127.0.0.1', port, method, path, agent, timeout: ANSWER_WITHIN, headers },
      (response) => {
        response.resume();
        response.on('error', () => resolve(0));
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;

async function measure(port: number, probe: Probe, isOver: () => boolean): Promise<Latency> {
  const { pace } = probe;
  const agent = new Agent({ keepAlive: true, ...('pause' in pace && { maxSockets: 1 }) });
  const times: number[] = [];
  let failures = 0;
  const sendAt = async (due: number) => {
    const status = await send(agent, port, probe);
    times.push(performance.now() - due);
    if (status !== 200) failures += 1;
  };
  const start = performance.now();
  const underway: Promise<void>[] = [];
  while (!isOver()) {
    if ('pause' in pace) {
      await sendAt(performance.now());
      await sleep(pace.pause);
    } else {
      const due = start + underway.length * pace.every;
      await sleep(due - performance.now());
      underway.push(sendAt(due));
    }
  }
  await Promise.all(underway);
  agent.destroy();
  times.sort((one, other) => one - other);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share));
  return { count: times.length, failures, p50: p50!, p95: p95!, p99: p99! };
}

/** What each probe waits for its answers until `over` settles. */
export async function measureLatency<Name extends string>(
  port: number,
  probes: Readonly<Record<Name, Probe>>,
  over: Promise<unknown>,
): Promise<Readonly<Record<Name, Latency>>> {
  let isOver = false;
  const end = () => void (isOver = true);
  over.then(end, end);
  const measured = Object.entries<Probe>(probes).map(
    async ([name, probe]) => [name, await measure(port, probe, () => isOver)] as const,
  );
  return Object.fromEntries(await Promise.all(measured)) as Record<Name, Latency>;
}
