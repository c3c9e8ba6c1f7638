import { defaultOptions, DetailedError, Upload } from 'tus-js-client';
import { type Problem, FetchFailed, requestHeaders } from '../../web/fetch.ts';
import { whenSignedIn } from '../api.ts';

const PATH = '/api/devise/uploads';
/** Bytes of one request: what is on its way when a connection is lost is sent again. */
const PART = 8 * 2 ** 20;
/** Milliseconds before each further try; a part that arrives begins them anew. */
const RETRIES = [0, 1000, 3000, 5000, 10_000];

function problemIn(text: string | undefined): Problem | undefined {
  try {
    return JSON.parse(text ?? '') as Problem;
  } catch {
    return undefined;
  }
}

const statusOf = (error: unknown): number =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;

/** Somebody else's turn, a part that was lost, or no answer at all: the same again may be taken. */
const mayPass = (status: number): boolean =>
  status === 0 || status === 409 || status === 423 || status >= 500;

function failureOf(error: unknown): FetchFailed {
  const response = error instanceof DetailedError ? error.originalResponse : undefined;
  return new FetchFailed(PATH, statusOf(error), problemIn(response?.getBody()));
}

/** One way to the end, or to the first failure that no retry mends. */
async function transfer(file: File, onProgress: (percent: number) => void): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const upload = new Upload(file, {
    endpoint: PATH,
    chunkSize: PART,
    retryDelays: RETRIES,
    metadata: { filename: file.name },
    // The token of the page may be renewed while parts are being sent.
    onBeforeRequest: (request) => {
      for (const [name, value] of Object.entries(requestHeaders())) request.setHeader(name, value);
    },
    onShouldRetry: (error) => mayPass(statusOf(error)),
    onProgress: (sent, total) => onProgress(total === 0 ? 0 : Math.floor((sent / total) * 100)),
    onSuccess: () => resolve(upload.url!.split('/').at(-1)!),
    onError: (error) => reject(failureOf(error)),
  });
  // Of an upload that a closed tab, or another try, has begun with this very file.
  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
  return promise;
}

/**
 * Sends a file in parts and goes on where it stopped before, also in another tab. Returns the id of the upload; throws
 * FetchFailed, with status 0 where the connection was lost for longer.
 */
export const sendInParts = (file: File, onProgress: (percent: number) => void): Promise<string> =>
  whenSignedIn(() => transfer(file, onProgress));

/** The browser forgets that it has sent this file: the server has judged it, and keeps it or not. */
export async function forgetSent(file: File): Promise<void> {
  for (const { urlStorageKey } of await new Upload(file, { endpoint: PATH }).findPreviousUploads()) {
    await defaultOptions.urlStorage.removeUpload(urlStorageKey);
  }
}
