import { Agent, request } from 'node:http';
import { DEMO_ADMIN, DEMO_PASSWORD } from '../../../src/server/staff/people/demo-staff.ts';

/** How long answers took, in milliseconds, and how many requests failed. */
export interface Latency {
  readonly count: number;
  readonly failures: number;
  readonly p50: number;
  readonly p95: number;
}

interface Probe {
  readonly name: string;
  /** Milliseconds between the end of a request and the start of the next. */
  readonly pause: number;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

const probes: readonly Probe[] = [
  { name: 'GET /api/restaurants/all', pause: 20, method: 'GET', path: '/api/restaurants/all' },
  { name: 'GET /app/', pause: 20, method: 'GET', path: '/app/' },
  {
    name: 'POST /api/devise/login',
    pause: 300,
    method: 'POST',
    path: '/api/devise/login',
    body: JSON.stringify({ email: DEMO_ADMIN.email, password: DEMO_PASSWORD }),
  },
];

/** Longer than any answer may take: a request that hangs is a failure. */
const ANSWER_WITHIN = 60_000;

interface Session {
  readonly cookie: string;
  readonly token: string;
}

function send(agent: Agent, port: number, probe: Probe, session: Session): Promise<number> {
  const { method, path, body } = probe;
  const headers = body && {
    'content-type': 'application/json',
    cookie: session.cookie,
    'x-csrf-token': session.token,
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, method, path, agent, timeout: ANSWER_WITHIN, headers: headers || {} },
      (response) => {
        response.resume();
        response.on('error', reject);
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('No answer.')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The token that a write needs; a session of nobody gives one. */
function openSession(port: number): Promise<Session> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/api/devise/session', agent: false }, (response) => {
      response.resume();
      const cookie = (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
      const token = /PALAPA-XSRF=([^;]+)/.exec(cookie)?.[1] ?? '';
      response.on('end', () => resolve({ cookie, token }));
    })
      .on('error', reject)
      .end();
  });
}

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity;

/** Sends what guests and a member of staff send, one request after the other each, until `over` settles. */
export async function measureLatency(
  port: number,
  over: Promise<unknown>,
): Promise<ReadonlyMap<string, Latency>> {
  let isOver = false;
  const end = () => void (isOver = true);
  over.then(end, end);
  const session = await openSession(port);
  const measured = probes.map(async (probe) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const times: number[] = [];
    let failures = 0;
    while (!isOver) {
      const began = performance.now();
      const status = await send(agent, port, probe, session).catch(() => 0);
      times.push(performance.now() - began);
      if (status !== 200) failures += 1;
      await new Promise((resolve) => setTimeout(resolve, probe.pause));
    }
    agent.destroy();
    times.sort((one, other) => one - other);
    const latency = {
      count: times.length,
      failures,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
    };
    return [probe.name, latency] as const;
  });
  return new Map(await Promise.all(measured));
}
