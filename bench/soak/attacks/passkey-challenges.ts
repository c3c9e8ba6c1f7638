import { Agent, request } from 'node:http';
import type { Attack } from './attack.ts';

/** A stranger asks for challenges of passkeys, each of which is stored, as fast as they are answered. */

const SECONDS = 5;
const CONNECTIONS = 16;
// A network may ask for 60 without waiting, and for a few more as its wait grows.
const MAX_STORED = 100;

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cookie: string;
}

function ask(agent: Agent, port: number, method: string, path: string, headers: Record<string, string>) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const cookie = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]!).join('; ');
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString(), cookie });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

export const passkeyChallenges: Attack = async ({ server: { port } }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses = new Map<number, number>();
  try {
    const session = await ask(agent, port, 'GET', '/api/devise/session', {});
    const { csrf_token: token } = JSON.parse(session.body) as { csrf_token: string };
    const headers = { cookie: session.cookie, 'x-csrf-token': token };
    const end = Date.now() + SECONDS * 1000;
    const flood = async () => {
      while (Date.now() < end) {
        const { status } = await ask(agent, port, 'POST', '/api/devise/login/passkey/options', headers);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, flood));
  } finally {
    agent.destroy();
  }
  const stored = statuses.get(200) ?? 0;
  const summary = [...statuses].map(([status, count]) => `${count} with ${status}`).join(', ');
  return {
    figures: [`challenges stored for one stranger in ${SECONDS} s: ${stored} (answers: ${summary})`],
    problems: stored > MAX_STORED ? [`${stored} challenges were stored, more than ${MAX_STORED}`] : [],
  };
};
