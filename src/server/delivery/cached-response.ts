import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingFor } from './accept-encoding.ts';
import { matchesEtag } from './if-none-match.ts';

/** An entity tag, and the headers of a 304 that names it. Headers are names and values in turn. */
interface Tagged {
  readonly etag: string;
  readonly notModified: string[];
}

/** The response in one encoding, ready to be written. */
interface Form extends Tagged {
  readonly headers: string[];
  readonly body: Buffer;
}

const compress = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Levels of Brotli. Level 10 takes 13 ms for a page of 40 kB and is within 3 % of 11, which takes 31 ms. Level 9 is a
 * tenth larger and takes 86 ms, most of them for tables that it makes for short texts too; level 5 is as large as it
 * and takes 1 ms. Many responses are asked for once: they are compressed quickly, and thoroughly when they are asked
 * for again.
 */
const QUICK = 5;
const THOROUGH = 10;
const QUICK_MARK = `br${QUICK}`;
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

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** A strong validator names bytes: each way of encoding them has its own mark, the text as it is has none. */
function tagged({ digest, headers }: FormParts, mark: string): Tagged {
  const etag = `"${digest}${mark && `-${mark}`}"`;
  return { etag, notModified: ['etag', etag, ...headers] };
}

function formOf(parts: FormParts, bytes: Buffer, encoding: Encoding, mark: string = encoding): Form {
  const isPlain = encoding === 'identity';
  const { etag, notModified } = tagged(parts, isPlain ? '' : mark);
  const headers = [
    'content-type',
    parts.type,
    'content-length',
    String(bytes.length),
    ...(isPlain ? [] : ['content-encoding', encoding]),
    ...notModified,
  ];
  return { etag, notModified, headers, body: ownBytes(bytes) };
}

export interface ResponseText {
  readonly text: string;
  readonly type: string;
  readonly status?: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  /** Epoch milliseconds after which it must be made again. */
  readonly expiresAt?: number;
}

/** What the forms of a response share. */
interface FormParts extends Pick<ResponseText, 'type' | 'headers'> {
  readonly digest: string;
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
  readonly #status: number;
  readonly #expiresAt: number;
  readonly #parts: FormParts;
  readonly #size: number;
  #forms: Readonly<Record<Encoding, Form>>;
  /** Of both levels, once a client has had the bytes of the other one: it asks with them again and again. */
  #brotliTags: readonly Tagged[] | undefined;
  #brotliWrites = 0;

  private constructor(
    status: number,
    expiresAt: number,
    parts: FormParts,
    forms: Readonly<Record<Encoding, Form>>,
  ) {
    this.#status = status;
    this.#expiresAt = expiresAt;
    this.#parts = parts;
    this.#forms = forms;
    const bodies = new Set(Object.values(forms).map(({ body }) => body));
    this.#size = OVERHEAD + [...bodies].reduce((sum, { length }) => sum + length, 0);
  }

  /** As it is made: compressed more thoroughly, it takes less than that. */
  get size(): number {
    return this.#size;
  }

  /** Too short to be compressed. */
  get #isShort(): boolean {
    return this.#forms.br === this.#forms.identity;
  }

  get isFound(): boolean {
    return this.#status === 200;
  }

  get isExpired(): boolean {
    return this.#expiresAt !== Infinity && this.#expiresAt <= Date.now();
  }

  static async make(parts: ResponseText): Promise<CachedResponse> {
    const { text, type, status = 200, headers, expiresAt = Infinity } = parts;
    const body = Buffer.from(text);
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const common = { digest, type, headers };
    const identity = formOf(common, body, 'identity');
    if (body.length < MIN_LENGTH_TO_COMPRESS) {
      const forms = { identity, gzip: identity, br: identity };
      return new CachedResponse(status, expiresAt, common, forms);
    }
    const [quick, zipped] = await Promise.all([brotli(body, QUICK), deflate(body, { level: GZIP_LEVEL })]);
    return new CachedResponse(status, expiresAt, common, {
      identity,
      gzip: formOf(common, zipped, 'gzip'),
      br: formOf(common, quick, 'br', QUICK_MARK),
    });
  }

  /** What the client has already: in Brotli, the bytes of either level. */
  #known(header: string, encoding: Encoding): Tagged | undefined {
    const form = this.#forms[encoding];
    if (matchesEtag(header, form.etag)) return form;
    if (encoding !== 'br' || this.#isShort) return undefined;
    this.#brotliTags ??= [QUICK_MARK, 'br'].map((mark) => tagged(this.#parts, mark));
    return this.#brotliTags.find(({ etag }) => matchesEtag(header, etag));
  }

  /** 304 when the client has these very bytes. */
  write(request: IncomingMessage, response: ServerResponse, more?: readonly string[]): void {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const form = this.#forms[encoding];
    const header = request.headers['if-none-match'];
    const known = header === undefined || this.#status !== 200 ? undefined : this.#known(header, encoding);
    if (known) {
      response.writeHead(304, more ? [...known.notModified, ...more] : known.notModified).end();
      return;
    }
    response.writeHead(this.#status, more ? [...form.headers, ...more] : form.headers).end(form.body);
    if (encoding === 'br') this.#countBrotli();
  }

  #countBrotli(): void {
    if (this.#brotliWrites > 1 || this.#isShort) return;
    this.#brotliWrites += 1;
    // Where memory lacks for it, what is there is sent on.
    if (this.#brotliWrites === 2) void this.#compressThoroughly().catch(() => {});
  }

  async #compressThoroughly(): Promise<void> {
    const bytes = await brotli(this.#forms.identity.body, THOROUGH);
    this.#forms = { ...this.#forms, br: formOf(this.#parts, bytes, 'br') };
  }
}
