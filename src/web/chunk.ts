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

/** Links to styles that did not come; the bundler asks for each once, and takes it as there from then on. */
const failedStyles = new Set<HTMLLinkElement>();
/** Those that were missing when a chunk failed for want of styles: it is not drawn without them. */
const lacking = new Map<string, ReadonlySet<HTMLLinkElement>>();

// The event does not bubble, but it can be caught on its way down. On the server there is no document.
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  },
  true,
);

/** Asks for styles under an address that the browser does not know as failed, in the place of the link that failed. */
function loadAgain(failed: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const href = `${failed.href.split('?', 1).join()}?again=${Date.now()}`;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => {
      failedStyles.delete(failed);
      failed.remove();
      resolve();
    };
    link.onerror = () => {
      failedStyles.delete(link);
      link.remove();
      reject(new Error(`Unable to preload CSS for ${href}`));
    };
    failed.after(link);
  });
}

/** Loads again all styles that failed, also those that chunks share; rejects where one that this chunk needs fails. */
async function mendStyles(id: string): Promise<void> {
  const needed = lacking.get(id);
  const isNeeded = (link: HTMLLinkElement) => needed?.has(link) === true;
  await Promise.all(
    [...failedStyles].map((link) =>
      loadAgain(link).catch((error: unknown) => {
        if (isNeeded(link)) throw error;
      }),
    ),
  );
  lacking.delete(id);
}

/** What a chunk offers by default, with one retry; throws ChunkFailed or CssChunkFailed. */
export async function loadChunk<T>(
  id: string,
  importer: () => Promise<Chunk<T>>,
  ways: LoadOptions = {},
): Promise<T> {
  const { timeOut = TIME_OUT, wait = WAIT_BEFORE_RETRY, reload = reloadChunk } = ways;
  const withStyles = async (loading: Promise<Chunk<T>>) => {
    const chunk = await loading;
    await mendStyles(id);
    return chunk;
  };
  const attempt = async (loading: Promise<Chunk<T>>): Promise<T> => {
    try {
      const chunk: Partial<Chunk<T>> | undefined = await withinTime(withStyles(loading), id, timeOut);
      if (chunk?.default === undefined) throw new ChunkFailed(id, 'missing');
      return chunk.default;
    } catch (error) {
      const failed = asFailure(error, id);
      if (failed instanceof CssChunkFailed) lacking.set(id, new Set(failedStyles));
      throw failed;
    }
  };

  try {
    return await attempt(importer());
  } catch (failed) {
    await pause(wait);
    return attempt(reload(failed as Error, importer));
  }
}

/** The address that a browser names in the message of a module that failed. */
const scriptIn = (cause: unknown): string | undefined =>
  cause instanceof Error
    ? cause.message.split(/[\s'"]/).find((word) => word.includes('/') && word.endsWith('.js'))
    : undefined;

/** Browsers keep a failed module as failed: it gets a new address. */
async function reloadChunk<T>(failed: Error, importer: () => Promise<Chunk<T>>): Promise<Chunk<T>> {
  const script = scriptIn(failed.cause);
  return script ? import(/* @vite-ignore */ `${script}?again=${Date.now()}`) : importer();
}
