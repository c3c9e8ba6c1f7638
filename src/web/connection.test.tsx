import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const fetched = vi.fn<() => Promise<Response>>();

/** A module of its own for each test: the connection is one for a page. */
async function freshConnection() {
  vi.resetModules();
  return import('./connection.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what waits for the connection is called once, when an answer of any kind comes', async () => {
  const { connectionLost, isConnectionLost, whenConnected } = await freshConnection();
  const [one, other] = [vi.fn(), vi.fn()];
  whenConnected(one);
  whenConnected(other)();
  connectionLost();
  await vi.advanceTimersByTimeAsync(2000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(isConnectionLost()).toBe(true);
  fetched.mockResolvedValue(new Response(null, { status: 500 }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(isConnectionLost()).toBe(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('the server is asked at growing intervals, half a minute at most, and at once when the browser is online', async () => {
  const { connectionLost, isConnectionLost } = await freshConnection();
  connectionLost();
  connectionLost();
  // After 2, 4, 8, 16 and 30 seconds.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(5);
  fetched.mockResolvedValue(new Response());
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isConnectionLost()).toBe(false);
});

it('a failure that has another cause leaves the connection as it is', async () => {
  const { isConnected, isConnectionLost } = await freshConnection();
  fetched.mockResolvedValueOnce(new Response());
  expect(await isConnected()).toBe(true);
  expect(isConnectionLost()).toBe(false);
  expect(await isConnected()).toBe(false);
  expect(isConnectionLost()).toBe(true);
});
