import { get, type IncomingHttpHeaders } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** What a server sent, byte for byte: node:http neither decompresses nor renames anything. */
export interface Sent {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

export type RequestHeaders = Readonly<Record<string, string>>;

export function fetchBytes(port: number, path: string, headers: RequestHeaders = {}): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0, rawHeaders } = response;
        resolve({ status: statusCode, headers: response.headers, rawHeaders, body: Buffer.concat(chunks) });
      });
    });
    request.on('error', reject);
  });
}

const CONNECTION_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** The headers that the server chose itself, as names and values in turn. */
export function ownHeaders({ rawHeaders }: Sent): string[] {
  const pairs = Array.from({ length: rawHeaders.length / 2 }, (_, at) =>
    rawHeaders.slice(2 * at, 2 * at + 2),
  );
  return pairs.filter(([name]) => !CONNECTION_HEADERS.has(name!.toLowerCase())).flat();
}

/** One guest answer as Palapa gives it, kept so that the bare servers can give it too. */
export interface SavedResponse {
  readonly path: string;
  /** Undefined for an answer that nobody keeps, which is never answered with 304. */
  readonly etag?: string;
  readonly headers: readonly string[];
  readonly notModified: readonly string[];
  /** Base64. */
  readonly body: string;
}

/** What each request of the load carries, as a guest's browser would. */
export const ENCODING: RequestHeaders = { 'accept-encoding': 'gzip, deflate, br' };

/** As it is sent from the third time on: compressed quickly for the first two, it is compressed thoroughly meanwhile. */
async function fetchSettled(port: number, path: string, headers: RequestHeaders): Promise<Sent> {
  const sent = await fetchBytes(port, path, headers);
  if (!/-br\d"$/.test(sent.headers.etag ?? '')) return sent;
  await setTimeout(10);
  return fetchSettled(port, path, headers);
}

export async function saveResponse(
  port: number,
  path: string,
  headers: RequestHeaders = {},
): Promise<SavedResponse> {
  const whole = await fetchSettled(port, path, { ...ENCODING, ...headers });
  const { etag } = whole.headers;
  if (whole.status !== 200) throw new Error(`${path} was answered with ${whole.status}.`);
  const saved = { path, headers: ownHeaders(whole), body: whole.body.toString('base64') };
  if (etag === undefined) return { ...saved, notModified: [] };
  const second = await fetchBytes(port, path, { ...ENCODING, 'if-none-match': etag });
  if (second.status !== 304) throw new Error(`${path} was answered with ${second.status} to its own ETag.`);
  return { ...saved, etag, notModified: ownHeaders(second) };
}

async function is304(port: number, path: string, etag: string, headers: readonly string[]): Promise<boolean> {
  const second = await fetchBytes(port, path, { ...ENCODING, 'if-none-match': etag });
  return second.status === 304 && String(sorted(ownHeaders(second))) === String(sorted(headers));
}

/** Throws unless the server on the port gives exactly the kept answers. */
export async function assertSame(port: number, responses: readonly SavedResponse[]): Promise<void> {
  for (const response of responses) {
    const { path, etag, body, headers, notModified } = response;
    const whole = await fetchBytes(port, path, ENCODING);
    const isWholeSame =
      whole.status === 200 &&
      whole.body.toString('base64') === body &&
      String(sorted(ownHeaders(whole))) === String(sorted(headers));
    const isSame = isWholeSame && (etag === undefined || (await is304(port, path, etag, notModified)));
    if (!isSame) throw new Error(`A server that Palapa is compared with answers ${path} differently.`);
  }
}

function sorted(headers: readonly string[]): string[] {
  const lines = Array.from(
    { length: headers.length / 2 },
    (_, at) => `${headers[2 * at]}: ${headers[2 * at + 1]}`,
  );
  return lines.map((line) => line.toLowerCase()).sort();
}
