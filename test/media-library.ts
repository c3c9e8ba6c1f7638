import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import type { Staff } from '../src/server/http/staff.ts';
import type { Database } from '../src/server/content/store/repository.ts';
import type { Decoder } from '../src/server/media/decoder/decoder.ts';
import { pictureRoutes } from '../src/server/media/picture-routes.ts';
import { mediaRoutes } from '../src/server/media/routes.ts';
import { mediaFolders } from '../src/server/media/store.ts';
import type { S3Settings } from '../src/server/s3-settings.ts';
import { handleErrors } from '../src/server/plugins/problem.ts';
import { administrator } from './app.ts';
import { createTestDatabase } from './database.ts';
import { sharedDecoder } from './shared-decoder.ts';

interface LibraryOptions {
  readonly hasRoom?: (folder: string, bytes: number) => Promise<boolean>;
  readonly decoder?: Decoder;
  /** The bucket of originals; they lie on disk where none is given. */
  readonly s3?: S3Settings;
  /** Another library over the same database, as of another process. */
  readonly beside?: { readonly db: Database };
}

async function emptyDatabase(): Promise<Database> {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  return drizzle(database.pool);
}

/** The routes of the media library on an empty database and an empty folder, with somebody signed in. */
export async function withLibrary({ hasRoom, decoder = sharedDecoder, s3, beside }: LibraryOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'palapa-library-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const folders = mediaFolders(folder, s3);
  const db = beside?.db ?? (await emptyDatabase());
  let staff: Staff | null = administrator;
  const app = Fastify();
  onTestFinished(() => app.close());
  handleErrors(app, { warn() {}, error() {} });
  if (decoder !== sharedDecoder) onTestFinished(() => decoder.close());
  mediaRoutes(app, { db, folders, decoder });
  pictureRoutes(app, {
    db,
    folders,
    decoder,
    identify: () => Promise.resolve(staff),
    ...(hasRoom && { hasRoom }),
  });
  const signIn = (next: Staff | null) => (staff = next);
  return { app, db, decoder, folders, signIn };
}

export type Library = Awaited<ReturnType<typeof withLibrary>>;

const TUS = { 'tus-resumable': '1.0.0' };

/** Begins an upload of that many bytes. */
export async function beginUpload({ app }: Library, size: number | string, name = 'file') {
  const headers = {
    ...TUS,
    'upload-length': String(size),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
  };
  const response = await app.inject({ method: 'POST', url: '/uploads', headers });
  return { response, url: response.headers.location ?? '' };
}

/** Sends a part of an upload. */
export const sendPart = (
  { app }: Library,
  url: string,
  { offset, bytes }: { offset: number; bytes: Buffer },
) =>
  app.inject({
    method: 'PATCH',
    url,
    headers: { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    payload: bytes,
  });

export const offsetOf = async ({ app }: Library, url: string) => {
  const { statusCode, headers } = await app.inject({ method: 'HEAD', url, headers: TUS });
  return statusCode === 200 ? Number(headers['upload-offset']) : statusCode;
};

/** Sends a whole file and has it kept; answers as the server does. */
export async function upload(library: Library, bytes: Buffer, name: string, query = '') {
  const { response, url } = await beginUpload(library, bytes.length, name);
  if (response.statusCode !== 201) return { status: response.statusCode, ...response.json() };
  if (bytes.length > 0) await sendPart(library, url, { offset: 0, bytes });
  const kept = await library.app.inject({
    method: 'POST',
    url: `${url}/keep?name=${encodeURIComponent(name)}${query}`,
  });
  return { status: kept.statusCode, ...kept.json() };
}
