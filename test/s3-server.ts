import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { onTestFinished } from 'vitest';
import { readConfig } from '../src/server/config.ts';
import type { S3Settings } from '../src/server/s3-settings.ts';

/** A server that speaks S3, with one empty bucket, for one test. */
export interface S3Server {
  readonly environment: Readonly<Record<string, string>>;
  readonly settings: S3Settings;
  /** Closes every connection and refuses new ones, with all that it keeps. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}

const BUCKET = 'palapa-media';
/** The key that s3rver knows. */
const KEY = 'S3RVER';

/**
 * Clients of today sign the address of a bucket with the slash at its end, which s3rver 5.0.0 leaves out when it checks.
 * An empty key that counts as one adds it.
 */
function checkSlashes(server: S3rver): void {
  server.middleware.unshift((context, next) => {
    const isBucket = /^\/[^/]+\/$/.test(context.path);
    let params: Record<string, unknown> = {};
    Object.defineProperty(context, 'params', {
      get: () => params,
      set(read: Record<string, unknown>) {
        params = isBucket ? Object.assign(read, { key: Object('') as unknown }) : read;
      },
    });
    return next();
  });
}

export async function s3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'palapa-s3-'));
  const start = async (port: number) => {
    const options = { address: '127.0.0.1', port, silent: true, directory, vhostBuckets: false };
    const server = new S3rver({ ...options, configureBuckets: port === 0 ? [{ name: BUCKET }] : [] });
    checkSlashes(server);
    return { server, port: (await server.run()).port };
  };
  let running: Awaited<ReturnType<typeof start>> | undefined = await start(0);
  const { port } = running;
  const leave = async () => {
    const closed = running?.server.close();
    running?.server.httpServer.closeAllConnections();
    running = undefined;
    await closed;
  };
  onTestFinished(async () => {
    await leave();
    await rm(directory, { recursive: true, force: true });
  });
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: KEY,
    S3_SECRET_ACCESS_KEY: KEY,
  };
  return {
    environment,
    settings: readConfig(environment).s3!,
    leave,
    async comeBack() {
      running = await start(port);
    },
  };
}
