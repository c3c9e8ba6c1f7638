import type { StaffVisit } from '../../staff-visit.ts';

/** Files that somebody of the staff sends in parts, as the staff app does by tus. */

const PART = 'application/offset+octet-stream';

export interface PartUploads {
  /** The status, and the path of the upload where one was begun. */
  begin(size: number, name: string): Promise<{ readonly status: number; readonly path: string }>;
  /** Rejects where the connection breaks. */
  send(path: string, offset: number, bytes: Buffer): Promise<number>;
  /** Bytes that have come; undefined for an upload that nobody knows. */
  offset(path: string): Promise<number | undefined>;
  /** Has the file judged and kept; asked again while the decoder has no turn. */
  keep(path: string, name: string): Promise<{ readonly status: number; readonly src: string | undefined }>;
  discard(path: string): Promise<void>;
}

const MAX_TURNS = 60;

export function partUploads(port: number, visit: StaffVisit): PartUploads {
  const cookie = visit.cookie();
  const own = {
    cookie,
    'x-csrf-token': /PALAPA-XSRF=([^;]+)/.exec(cookie)?.[1] ?? '',
    'tus-resumable': '1.0.0',
  };
  const ask = (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: Uint8Array<ArrayBuffer>,
  ) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...own, ...headers },
      ...(body && { body }),
    });
  return {
    async begin(size, name) {
      const filename = `filename ${Buffer.from(name).toString('base64')}`;
      const headers = { 'upload-length': String(size), 'upload-metadata': filename };
      const { status, headers: answered } = await ask('POST', '/api/devise/uploads', headers);
      return { status, path: answered.get('location') ?? '' };
    },
    async send(path, offset, bytes) {
      const headers = { 'upload-offset': String(offset), 'content-type': PART };
      return (await ask('PATCH', path, headers, new Uint8Array(bytes))).status;
    },
    async offset(path) {
      const response = await ask('HEAD', path);
      return response.ok ? Number(response.headers.get('upload-offset')) : undefined;
    },
    async keep(path, name) {
      for (let turn = 0; ; turn += 1) {
        const response = await ask('POST', `${path}/keep?name=${encodeURIComponent(name)}`);
        const { data } = (await response.json()) as { data?: { src: string } | null };
        if (response.status !== 503 || turn === MAX_TURNS) return { status: response.status, src: data?.src };
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    },
    async discard(path) {
      await ask('DELETE', path);
    },
  };
}
