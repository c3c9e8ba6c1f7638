import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from './chunk.ts';

const page = () => 'a page';
const fails = (message: string) => vi.fn(() => Promise.reject(new TypeError(message)));
const never = () => new Promise<never>(() => {});

/** What a load ends in, with every wait gone through. */
async function outcome(loading: Promise<unknown>): Promise<unknown> {
  const settled = loading.then(
    (value) => value,
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(300_000);
  return settled;
}

describe('a page in a chunk of its own', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes at once when the network is well', async () => {
    const reload = vi.fn();
    expect(
      await outcome(loadChunk('dining-page', () => Promise.resolve({ default: page }), { reload })),
    ).toBe(page);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is tried once more', async () => {
    const importer = fails('gone');
    const reload = () => Promise.resolve({ default: page as never });
    expect(await outcome(loadChunk('dining-page', importer, { reload }))).toBe(page);
    expect(importer).toHaveBeenCalledTimes(1);
  });

  it('and only once: then it is an error', async () => {
    const reload = fails('gone');
    expect(await outcome(loadChunk('dining-page', fails('gone'), { reload }))).toMatchObject({
      message: 'Loading chunk dining-page failed',
      type: 'error',
    });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is given up after 120,000 milliseconds', async () => {
    const reload = vi.fn(never);
    const loading = loadChunk('events-page', never, { reload }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1 + 800);
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await loading).toMatchObject({ message: 'Loading chunk events-page failed', type: 'timeout' });
  });

  it('is missing when the file holds no page', async () => {
    const empty = () => Promise.resolve({} as { default: never });
    expect(await outcome(loadChunk('info-page', empty, { reload: empty }))).toMatchObject({
      message: 'Loading chunk info-page failed',
      type: 'missing',
    });
  });

  it('says so when it is the styles that did not come', async () => {
    const importer = fails('Unable to preload CSS for /app/css/info-page.abc.css');
    expect(await outcome(loadChunk('info-page', importer, { reload: importer }))).toMatchObject({
      message: 'Loading CSS chunk info-page failed',
      code: 'CSS_CHUNK_LOAD_FAILED',
    });
  });
});
