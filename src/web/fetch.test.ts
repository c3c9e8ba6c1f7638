import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchData, FetchFailed } from './fetch.ts';

const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const server = vi.fn<typeof fetch>();

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => error as FetchFailed,
  );

beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { querySelector: () => ({ content: 'a token' }) });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a question to the server', () => {
  it('carries what every request of ours carries', async () => {
    server.mockReturnValue(answer({ data: ['La Brasa'] }));
    expect(await fetchData('restaurants/all')).toEqual(['La Brasa']);
    const [address, { headers }] = server.mock.calls[0] as [string, { headers: Record<string, string> }];
    expect(address).toBe('/api/restaurants/all');
    expect(headers).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': 'a token' });
  });

  it('without a token on the page it is asked all the same, and the console says so', async () => {
    vi.stubGlobal('document', { querySelector: () => null });
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.mockReturnValue(answer({ data: 1 }));
    await fetchData('restaurants/all');
    expect(complaint).toHaveBeenCalledWith('The CSRF token is missing from the page.');
    complaint.mockRestore();
  });

  it('uses an answer the page began to fetch early, and uses it once', async () => {
    vi.stubGlobal('window', { palapaEarly: { 'restaurants/all': answer({ data: 'early' }) } });
    server.mockReturnValue(answer({ data: 'fresh' }));
    expect(await fetchData('restaurants/all')).toBe('early');
    expect(server).not.toHaveBeenCalled();
    expect(await fetchData('restaurants/all')).toBe('fresh');
  });

  it('asks again when the early answer did not come', async () => {
    vi.stubGlobal('window', { palapaEarly: { 'restaurants/all': Promise.reject(new TypeError('gone')) } });
    server.mockReturnValue(answer({ data: 'fresh' }));
    expect(await fetchData('restaurants/all')).toBe('fresh');
  });

  it("a refusal carries the server's own words", async () => {
    server.mockReturnValue(
      answer({ title: 'Not Found', status: 404, detail: 'There is no such event.' }, 404),
    );
    const failed = await failureOf(fetchData('events/by-slug?slug=nothing'));
    expect(failed).toBeInstanceOf(FetchFailed);
    expect(failed).toMatchObject({ status: 404, message: 'There is no such event.' });
  });

  it('no answer at all is a failure of status 0', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failureOf(fetchData('restaurants/all'))).toMatchObject({
      status: 0,
      path: 'restaurants/all',
    });
  });

  it('an answer that is no JSON is a failure too', async () => {
    server.mockReturnValue(Promise.resolve(new Response('<html>')));
    expect(await failureOf(fetchData('restaurants/all'))).toBeInstanceOf(FetchFailed);
  });
});
