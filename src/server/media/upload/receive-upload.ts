import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** The body has more bytes than the limit. */
export class UploadTooLarge extends Error {}

/** The client disconnected before the end of the upload. 499 is the usual status for closed connections. */
class UploadBrokenOff extends Error {
  readonly statusCode = 499;
}

/**
 * Writes what is sent to a file as it arrives, so that no upload stands in memory, and returns its SHA-256. What is too
 * long is refused when that shows; the sender can still read the answer.
 */
export async function receiveUpload(body: Readable, file: string, maxBytes: number): Promise<string> {
  const target = await open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of chunksOf(body)) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new UploadTooLarge();
      hash.update(chunk);
      await target.appendFile(chunk);
    }
    return hash.digest('hex');
  } finally {
    // The rest is read and dropped: on a connection that is not read, neither its end nor the next request shows.
    body.resume();
    await target.close();
  }
}

async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  try {
    // Destroying the request would close the connection before its answer.
    yield* body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch (error) {
    throw new UploadBrokenOff('The upload broke off.', { cause: error });
  }
}
