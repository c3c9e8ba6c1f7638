import type * as Sdk from '@aws-sdk/client-s3';
import { MediaStoreAway } from '../../http/errors.ts';
import { isDiskFull } from '../../plugins/transient-errors.ts';
import type { S3Settings } from '../../s3-settings.ts';

/** Milliseconds until a connection stands, and until a store begins to answer. */
const CONNECTION = 2000;
const ANSWER = 5000;
/** Milliseconds in which nobody waits for a store that was just found away. */
const PAUSE = 5000;
/** Films that guests watch hold a connection each: others need theirs. */
const CONNECTIONS = 256;

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** What a request is made with. It is aborted when its time is over. */
interface Attempt {
  readonly client: Sdk.S3Client;
  readonly sdk: typeof Sdk;
  readonly abortSignal: AbortSignal;
  /** Gives what comes now so many milliseconds from here on. */
  allow(milliseconds: number): void;
}

interface S3Failure {
  readonly name?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const statusOf = (error: unknown): number | undefined => (error as S3Failure).$metadata?.httpStatusCode;

/** A bucket that is not there is no missing file. HEAD has no body that could tell the two apart. */
const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as S3Failure).name !== 'NoSuchBucket';

/** Keys that do not open it, or a bucket that does not exist: asking again changes nothing. */
export const isRefusal = (error: unknown): boolean =>
  [301, 400, 401, 403, 404].includes(statusOf(error) ?? 0);

/**
 * Requests to a store that speaks S3: each within its time, tried once more where that may help. Once the store was found
 * away, requests fail at once for some seconds, so that no guest waits for what another one has waited for in vain.
 */
export class S3Connection {
  readonly #settings: S3Settings;
  #opened: Promise<{ client: Sdk.S3Client; sdk: typeof Sdk }> | undefined;
  #awayUntil = 0;
  #fault: unknown;

  constructor(settings: S3Settings) {
    this.#settings = settings;
  }

  /** Resolves with undefined for what the store does not have. Rejects with MediaStoreAway. */
  async find<T>(limit: number | undefined, ask: (attempt: Attempt) => Promise<T>): Promise<T | undefined> {
    try {
      return await this.#try(limit, ask);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw this.failed(error);
    }
  }

  /** As `find`, for what cannot be missing. `limit` in milliseconds; that of a short answer where none is given. */
  async send<T>(limit: number | undefined, ask: (attempt: Attempt) => Promise<T>): Promise<T> {
    try {
      return await this.#try(limit, ask);
    } catch (error) {
      throw this.failed(error);
    }
  }

  /** Notes that the store is away, which a full disk on this side is not. */
  failed(error: unknown): unknown {
    if (error instanceof MediaStoreAway || isDiskFull(error as Error)) return error;
    this.#awayUntil = Date.now() + PAUSE;
    this.#fault = error;
    return new MediaStoreAway(error);
  }

  async #try<T>(limit: number | undefined, ask: (attempt: Attempt) => Promise<T>): Promise<T> {
    if (Date.now() < this.#awayUntil) throw new MediaStoreAway(this.#fault);
    try {
      return await this.#once(limit, ask);
    } catch (error) {
      if (isRefusal(error)) throw error;
      return this.#once(limit, ask);
    }
  }

  async #once<T>(limit = ANSWER, ask: (attempt: Attempt) => Promise<T>): Promise<T> {
    const { client, sdk } = await (this.#opened ??= this.#open());
    const late = new AbortController();
    const abort = () => late.abort();
    let timer = setTimeout(abort, limit);
    const allow = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(abort, milliseconds);
    };
    try {
      const answer = await ask({ client, sdk, abortSignal: late.signal, allow });
      this.#awayUntil = 0;
      return answer;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Loaded when first needed: whoever keeps media on disk does without. */
  async #open() {
    const sdk = await import('@aws-sdk/client-s3');
    const { endpoint, region, accessKeyId, secretAccessKey, isPathStyle } = this.#settings;
    const client = new sdk.S3Client({
      ...(endpoint !== undefined && { endpoint }),
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: isPathStyle,
      maxAttempts: 1,
      // It would write to the console what is thrown as well.
      logger: silent,
      // Checksums at the end of a body are Amazon's own addition, which many stores refuse.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECTION,
        httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
        httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      },
    });
    return { client, sdk };
  }
}
