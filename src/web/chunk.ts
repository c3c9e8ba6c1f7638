/** Section 9: a chunk that has not come by then is given up (milliseconds). */
const TIME_OUT = 120_000;
const WAIT_BEFORE_RETRY = 800;

type Failure = 'timeout' | 'missing' | 'error';

/** A script chunk that did not come (section 8): too late, not what it should be, or not at all. */
class ChunkFailed extends Error {
  readonly type: Failure;

  constructor(id: string, type: Failure, cause?: unknown) {
    super(`Loading chunk ${id} failed`, { cause });
    this.name = 'ChunkLoadError';
    this.type = type;
  }
}

/** The styles of a chunk that did not come. */
class CssChunkFailed extends Error {
  readonly code = 'CSS_CHUNK_LOAD_FAILED';

  constructor(id: string, cause?: unknown) {
    super(`Loading CSS chunk ${id} failed`, { cause });
    this.name = 'ChunkLoadError';
  }
}

interface Chunk<T> {
  readonly default: T;
}

interface LoadOptions {
  readonly timeOut?: number;
  readonly wait?: number;
  /** Loads again what the browser or the bundler remember as failed, under an address they do not know. */
  readonly reload?: <T>(failed: Error, importer: () => Promise<Chunk<T>>) => Promise<Chunk<T>>;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function withinTime<T>(loading: Promise<T>, id: string, timeOut: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkFailed(id, 'timeout')), timeOut);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

function asFailure(error: unknown, id: string): Error {
  if (error instanceof ChunkFailed || error instanceof CssChunkFailed) return error;
  const isCss = error instanceof Error && /preload CSS/i.test(error.message);
  return isCss ? new CssChunkFailed(id, error) : new ChunkFailed(id, 'error', error);
}

/** What a chunk offers by default, with one retry; throws ChunkFailed or CssChunkFailed. */
export async function loadChunk<T>(
  id: string,
  importer: () => Promise<Chunk<T>>,
  ways: LoadOptions = {},
): Promise<T> {
  const { timeOut = TIME_OUT, wait = WAIT_BEFORE_RETRY, reload = reloadChunk } = ways;
  const attempt = async (loading: Promise<Chunk<T>>): Promise<T> => {
    try {
      const chunk: Partial<Chunk<T>> | undefined = await withinTime(loading, id, timeOut);
      if (chunk?.default === undefined) throw new ChunkFailed(id, 'missing');
      return chunk.default;
    } catch (error) {
      throw asFailure(error, id);
    }
  };

  try {
    return await attempt(importer());
  } catch (failed) {
    await pause(wait);
    return attempt(reload(failed as Error, importer));
  }
}

const addressIn = (cause: unknown, extension: 'js' | 'css'): string | undefined =>
  cause instanceof Error
    ? new RegExp(`(?:https?:/)?/[^\\s'"]+\\.${extension}`).exec(cause.message)?.[0]
    : undefined;

function addStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`Unable to preload CSS for ${href}`));
    document.head.append(link);
  });
}

/** Browsers keep a failed module as failed and the bundler asks for styles only once: both get a new address. */
async function reloadChunk<T>(failed: Error, importer: () => Promise<Chunk<T>>): Promise<Chunk<T>> {
  const styles = failed instanceof CssChunkFailed && addressIn(failed.cause, 'css');
  if (styles) {
    await addStyles(`${styles}?again=${Date.now()}`);
    return importer();
  }
  const script = addressIn(failed.cause, 'js');
  return script ? import(/* @vite-ignore */ `${script}?again=${Date.now()}`) : importer();
}
