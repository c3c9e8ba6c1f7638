import { get, type IncomingHttpHeaders } from 'node:http';

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
  readonly etag: string;
  readonly headers: readonly string[];
  readonly notModified: readonly string[];
  /** Base64. */
  readonly body: string;
}

/** What each request of the load carries, as a guest's browser would. */
export const ENCODING: RequestHeaders = { 'accept-encoding': 'gzip, deflate, br' };

export async function saveResponse(port: number, path: string): Promise<SavedResponse> {
  const whole = await fetchBytes(port, path, ENCODING);
  const etag = whole.headers.etag;
  if (whole.status !== 200 || etag === undefined)
    throw new Error(`${path} was answered with ${whole.status}.`);
  const second = await fetchBytes(port, path, { ...ENCODING, 'if-none-match': etag });
  if (second.status !== 304) throw new Error(`${path} was answered with ${second.status} to its own ETag.`);
  return {
    path,
    etag,
    headers: ownHeaders(whole),
    notModified: ownHeaders(second),
    body: whole.body.toString('base64'),
  };
}

/** Throws unless the server on the port gives exactly the kept answers. */
export async function assertSame(port: number, responses: readonly SavedResponse[]): Promise<void> {
  for (const response of responses) {
    const whole = await fetchBytes(port, response.path, ENCODING);
    const second = await fetchBytes(port, response.path, { ...ENCODING, 'if-none-match': response.etag });
    const isSame =
      whole.status === 200 &&
      second.status === 304 &&
      whole.body.toString('base64') === response.body &&
      String(sorted(ownHeaders(whole))) === String(sorted(response.headers)) &&
      String(sorted(ownHeaders(second))) === String(sorted(response.notModified));
    if (!isSame)
      throw new Error(`A server that Palapa is compared with answers ${response.path} differently.`);
  }
}

function sorted(headers: readonly string[]): string[] {
  const lines = Array.from(
    { length: headers.length / 2 },
    (_, at) => `${headers[2 * at]}: ${headers[2 * at + 1]}`,
  );
  return lines.map((line) => line.toLowerCase()).sort();
}
