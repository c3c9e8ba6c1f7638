import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingFor } from './accept-encoding.ts';
import { matchesEtag } from './if-none-match.ts';

/** The response in one encoding, ready to be written. Headers are names and values in turn. */
interface Form {
  readonly etag: string;
  readonly headers: string[];
  readonly notModified: string[];
  readonly body: Buffer;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Levels of Brotli. Level 10 takes 13 ms for a page of 40 kB and is within 3 % of 11, which takes 31 ms. Level 9 is a
 * tenth larger and takes 86 ms, most of them for tables that it makes for short texts too; level 5 is as large as it
 * and takes 1 ms.
 */
const THOROUGH = 10;
const QUICK = 5;
/** Gzip's thorough level takes less than a millisecond. */
const GZIP_LEVEL = 9;
// A window of 256 kB holds nearly every response whole; the default of 4 MB takes some 20 MB a thread.
const WINDOW_BITS = 18;
const MIN_LENGTH_TO_COMPRESS = 600;

/** Bytes that headers, entity tags and objects of one response take in memory beside its bodies, about. */
const OVERHEAD = 3000;

/**
 * The same bytes in memory of their own. What zlib returns, and short texts, are parts of blocks of 16 kB and more, of
 * which each response would keep one: after 12,000 short ones the process held 130 MB instead of 35.
 */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

export interface ResponseText {
  readonly text: string;
  readonly type: string;
  readonly status?: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  /** Epoch milliseconds after which it must be made again. */
  readonly expiresAt?: number;
  /** Whether few will ask for this response, so that thorough compression is not worth its time. */
  readonly isRare?: boolean;
}

/** What a site's cache keeps. */
export interface KeptResponse {
  /** Bytes that it takes in memory, about. */
  readonly size: number;
  readonly isFound: boolean;
  readonly isExpired: boolean;
  /** Writes itself; `more` are further headers, names and values in turn. */
  write(request: IncomingMessage, response: ServerResponse, more?: readonly string[]): void;
}

/**
 * A response that is made once and then written to the socket as it is: bytes and headers of each encoding, so that
 * a cached read neither queries, serialises nor compresses.
 */
export class CachedResponse implements KeptResponse {
  readonly #expiresAt: number;
  readonly #status: number;
  readonly #forms: Readonly<Record<Encoding, Form>>;

  private constructor(status: number, expiresAt: number, forms: Readonly<Record<Encoding, Form>>) {
    this.#status = status;
    this.#expiresAt = expiresAt;
    this.#forms = forms;
  }

  get size(): number {
    const { identity, gzip: zipped, br } = this.#forms;
    return OVERHEAD + identity.body.length + (zipped === identity ? 0 : zipped.body.length + br.body.length);
  }

  get isFound(): boolean {
    return this.#status === 200;
  }

  get isExpired(): boolean {
    return this.#expiresAt !== Infinity && this.#expiresAt <= Date.now();
  }

  static async make(parts: ResponseText): Promise<CachedResponse> {
    const { text, type, status = 200, headers, expiresAt = Infinity, isRare = false } = parts;
    const body = Buffer.from(text);
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const form = (encoding: Encoding, bytes: Buffer): Form => {
      // A strong validator names bytes, and each encoding has its own.
      const etag = `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
      return {
        etag,
        body: ownBytes(bytes),
        headers: [
          'content-type',
          type,
          'content-length',
          String(bytes.length),
          ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
          'etag',
          etag,
          ...headers,
        ],
        notModified: ['etag', etag, ...headers],
      };
    };
    const identity = form('identity', body);
    if (body.length < MIN_LENGTH_TO_COMPRESS) {
      return new CachedResponse(status, expiresAt, { identity, gzip: identity, br: identity });
    }
    const quality = isRare ? QUICK : THOROUGH;
    const [br, gz] = await Promise.all([
      brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
      deflate(body, { level: GZIP_LEVEL }),
    ]);
    return new CachedResponse(status, expiresAt, { identity, gzip: form('gzip', gz), br: form('br', br) });
  }

  /** 304 when the client has these very bytes. */
  write(request: IncomingMessage, response: ServerResponse, more?: readonly string[]): void {
    const form = this.#forms[encodingFor(request.headers['accept-encoding'])];
    const known = request.headers['if-none-match'];
    if (known !== undefined && this.#status === 200 && matchesEtag(known, form.etag)) {
      response.writeHead(304, more ? [...form.notModified, ...more] : form.notModified).end();
      return;
    }
    response.writeHead(this.#status, more ? [...form.headers, ...more] : form.headers).end(form.body);
  }
}
