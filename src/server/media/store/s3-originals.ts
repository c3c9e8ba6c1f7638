import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../s3-settings.ts';
import { digestsOf } from '../picture-hash.ts';
import { LocalCopies } from './local-copies.ts';
import { type ByteRange, type KeptFile, notThere, type OriginalStore } from './original-store.ts';
import { S3Connection } from './s3-connection.ts';

/** Bytes: a picture or a short film is copied in a moment; of a longer film guests see the first seconds at once. */
const STREAMS_FROM = 8 * 2 ** 20;

/** Milliseconds for a file to arrive, once its first byte has. */
const ARRIVAL = 120_000;
/** Milliseconds for a file to be sent, beside a second for each megabyte of it. */
const SENDING = 15_000;
const MEGABYTE = 2 ** 20;

/** Everything of ours in the bucket, so that it may hold other things too. */
const PREFIX = 'originals/';

const keptFile = (
  name: string,
  { ContentLength, LastModified }: Pick<GetObjectCommandOutput, 'ContentLength' | 'LastModified'>,
): KeptFile => ({ name, size: ContentLength ?? 0, modified: LastModified?.getTime() ?? 0 });

/** Originals in a bucket of any store that speaks S3. */
export class S3Originals implements OriginalStore {
  readonly streamsFrom = STREAMS_FROM;
  readonly #bucket: string;
  readonly #connection: S3Connection;
  readonly #copies: LocalCopies;

  constructor(settings: S3Settings, folders: { readonly copies: string; readonly incoming: string }) {
    this.#bucket = settings.bucket;
    this.#connection = new S3Connection(settings);
    const { copies, incoming } = folders;
    this.#copies = new LocalCopies({ copies, incoming, fetch: (name, path) => this.#download(name, path) });
  }

  /** A store shows an object once all of it has come and its MD5 was found right. */
  async keep(path: string, name: string): Promise<void> {
    const [{ size }, { sha256, md5 }] = await Promise.all([stat(path), digestsOf(path)]);
    const limit = SENDING + (size / MEGABYTE) * 1000;
    await this.#connection.send(limit, ({ client, sdk, abortSignal }) => {
      const Body = createReadStream(path);
      const object = {
        ...this.#object(name),
        Body,
        ContentLength: size,
        ContentMD5: md5,
        Metadata: { sha256 },
      };
      return client
        .send(new sdk.PutObjectCommand(object), { abortSignal })
        .finally(() => void Body.destroy());
    });
  }

  localPath(name: string): Promise<string> {
    return this.#copies.pathOf(name);
  }

  async fetch(name: string, path: string): Promise<void> {
    await this.#download(name, path);
  }

  async open(name: string, range: ByteRange | undefined): Promise<Readable> {
    return (await this.#get(name, range)).Body as Readable;
  }

  async find(name: string): Promise<KeptFile | undefined> {
    const head = await this.#head(name);
    return head && keptFile(name, head);
  }

  async sha256(name: string): Promise<string | undefined> {
    const head = await this.#head(name);
    if (!head) throw notThere(name);
    return head.Metadata?.sha256;
  }

  async *list(): AsyncGenerator<KeptFile> {
    let ContinuationToken: string | undefined;
    do {
      const page = await this.#list({ ContinuationToken });
      for (const { Key = '', Size: size = 0, LastModified } of page.Contents ?? []) {
        const name = Key.slice(PREFIX.length);
        // Some tools make an empty object for the folder itself.
        if (name !== '') yield { name, size, modified: LastModified?.getTime() ?? Date.now() };
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  async remove(name: string): Promise<void> {
    await this.#connection.send(undefined, ({ client, sdk, abortSignal }) =>
      client.send(new sdk.DeleteObjectCommand(this.#object(name)), { abortSignal }),
    );
  }

  async check(): Promise<void> {
    // Nothing has this name, so the answer is short however much the bucket holds.
    await this.#list({ Prefix: `${PREFIX}.none`, MaxKeys: 1 });
  }

  #object(name: string) {
    return { Bucket: this.#bucket, Key: PREFIX + name };
  }

  #list(more: {
    readonly Prefix?: string;
    readonly MaxKeys?: number;
    readonly ContinuationToken?: string | undefined;
  }) {
    return this.#connection.send(undefined, ({ client, sdk, abortSignal }) => {
      const listed = { Bucket: this.#bucket, Prefix: PREFIX, ...more };
      return client.send(new sdk.ListObjectsV2Command(listed as object & { Bucket: string }), {
        abortSignal,
      });
    });
  }

  #head(name: string) {
    return this.#connection.find(undefined, ({ client, sdk, abortSignal }) =>
      client.send(new sdk.HeadObjectCommand(this.#object(name)), { abortSignal }),
    );
  }

  async #get(name: string, range: ByteRange | undefined) {
    const part = range && { Range: `bytes=${range.start}-${range.end}` };
    const answer = await this.#connection.find(undefined, ({ client, sdk, abortSignal }) =>
      client.send(new sdk.GetObjectCommand({ ...this.#object(name), ...part }), { abortSignal }),
    );
    if (!answer) throw notThere(name);
    return answer;
  }

  async #download(name: string, path: string): Promise<KeptFile> {
    const answer = await this.#connection.find(undefined, async ({ client, sdk, abortSignal, allow }) => {
      const got = await client.send(new sdk.GetObjectCommand(this.#object(name)), { abortSignal });
      // The file comes after its head.
      allow(ARRIVAL);
      await pipeline(got.Body as Readable, createWriteStream(path), { signal: abortSignal });
      return got;
    });
    if (!answer) throw notThere(name);
    const { size } = await stat(path);
    if (size !== answer.ContentLength) throw this.#connection.failed(new Error(`${name} came incomplete.`));
    return keptFile(name, answer);
  }
}
