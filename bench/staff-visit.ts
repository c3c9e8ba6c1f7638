import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { DEMO_ADMIN, DEMO_PASSWORD } from '../src/server/staff/people/demo-staff.ts';

interface StaffResponse {
  readonly status: number;
  readonly cookies: readonly string[];
  readonly retryAfter: string | undefined;
  readonly body: unknown;
  readonly milliseconds: number;
}

/** Somebody of the staff, signed in over HTTP, on connections that stay open. */
export interface StaffVisit {
  ask(method: 'GET' | 'PUT' | 'POST', path: string, body?: object): Promise<StaffResponse>;
  /** Sends a file's bytes. */
  upload(path: string, type: string, bytes: Buffer): Promise<StaffResponse>;
  /** The session's cookies, for a client that measures in its own way. */
  cookie(): string;
  close(): void;
}

function send(
  agent: Agent,
  port: number,
  options: { method: string; path: string; headers: OutgoingHttpHeaders },
  body?: object,
): Promise<StaffResponse> {
  const payload = Buffer.isBuffer(body) || body === undefined ? body : JSON.stringify(body);
  const headers = { ...(payload && { 'content-type': 'application/json' }), ...options.headers };
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request({ ...options, headers, agent, host: '127.0.0.1', port }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const milliseconds = performance.now() - began;
        resolve({
          status: response.statusCode ?? 0,
          cookies: response.headers['set-cookie'] ?? [],
          retryAfter: response.headers['retry-after'],
          body: JSON.parse(Buffer.concat(chunks).toString()) as unknown,
          milliseconds,
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

/** Signs in as the demo's administrator. */
export async function visitAsAdministrator(port: number, connections = 1): Promise<StaffVisit> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const jar = new Map<string, string>();
  let token = '';
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, body?: object, type?: string) => {
    const headers = { cookie: cookie(), 'x-csrf-token': token, ...(type && { 'content-type': type }) };
    const answer = await send(agent, port, { method, path: `/api/devise/${path}`, headers }, body);
    for (const line of answer.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
      if (name === 'PALAPA-XSRF') token = value;
    }
    return answer;
  };
  await ask('GET', 'session');
  const { status } = await ask('POST', 'login', { email: DEMO_ADMIN.email, password: DEMO_PASSWORD });
  if (status !== 200) throw new Error(`Signing in was answered with ${status}.`);
  return {
    ask,
    upload: (path, type, bytes) => ask('POST', path, bytes, type),
    cookie,
    close: () => agent.destroy(),
  };
}
