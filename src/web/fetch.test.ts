import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchData, FetchFailed, setCsrfToken, sendResponse, sendData } from './fetch.ts';

const response = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const server = vi.fn<typeof fetch>();

const failureOf = (pending: Promise<unknown>) =>
  pending.then(
    () => undefined,
    (error: unknown) => error as FetchFailed,
  );

beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('window', {});
  const metas: Readonly<Record<string, object>> = { 'meta[name="csrf-token"]': { content: 'a token' } };
  vi.stubGlobal('document', { querySelector: (pending: string) => metas[pending] ?? null });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a question to the server', () => {
  it('carries what every request of ours carries', async () => {
    server.mockReturnValue(response({ data: ['La Brasa'] }));
    expect(await fetchData('restaurants/all')).toEqual(['La Brasa']);
    const [address, { headers }] = server.mock.calls[0] as [string, { headers: Record<string, string> }];
    expect(address).toBe('/api/restaurants/all');
    expect(headers).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': 'a token' });
  });

  it('without a token on the page it is asked all the same, and the console says so', async () => {
    vi.stubGlobal('document', { querySelector: () => null });
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.mockReturnValue(response({ data: 1 }));
    await fetchData('restaurants/all');
    expect(complaint).toHaveBeenCalledWith('The CSRF token is missing from the page.');
    complaint.mockRestore();
  });

  it('uses an answer the page began to fetch early, and uses it once', async () => {
    vi.stubGlobal('window', { palapaEarly: { 'restaurants/all': response({ data: 'early' }) } });
    server.mockReturnValue(response({ data: 'fresh' }));
    expect(await fetchData('restaurants/all')).toBe('early');
    expect(server).not.toHaveBeenCalled();
    expect(await fetchData('restaurants/all')).toBe('fresh');
  });

  it('asks again when the early answer did not come', async () => {
    vi.stubGlobal('window', { palapaEarly: { 'restaurants/all': Promise.reject(new TypeError('gone')) } });
    server.mockReturnValue(response({ data: 'fresh' }));
    expect(await fetchData('restaurants/all')).toBe('fresh');
  });

  it("a refusal carries the server's own words", async () => {
    server.mockReturnValue(
      response({ title: 'Not Found', status: 404, detail: 'There is no such event.' }, 404),
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

describe('a write', () => {
  it('sends JSON and gives the data of the answer', async () => {
    server.mockReturnValue(response({ data: { id: 7 } }, 201));
    expect(await sendData('POST', 'devise/menus', { name: 'Cena' })).toEqual({ id: 7 });
    const [address, options] = server.mock.calls[0] as [string, RequestInit];
    expect(address).toBe('/api/devise/menus');
    expect(options).toMatchObject({ method: 'POST', body: '{"name":"Cena"}' });
    expect(options.headers).toMatchObject({ 'Content-Type': 'application/json', 'X-CSRF-TOKEN': 'a token' });
  });

  it('sends a file as it is', async () => {
    server.mockReturnValue(response({ data: null }));
    const picture = new Blob(['…'], { type: 'image/avif' });
    await sendData('POST', 'devise/pictures', picture);
    const [, options] = server.mock.calls[0] as [string, RequestInit];
    expect(options.body).toBe(picture);
    expect(options.headers).toMatchObject({ 'Content-Type': 'image/avif' });
  });

  it('may be answered with nothing', async () => {
    server.mockReturnValue(Promise.resolve(new Response(null, { status: 204 })));
    expect(await sendData('DELETE', 'devise/drafts/ab12cd34')).toBeUndefined();
  });

  it('gives what stands beside the data to who asks for it', async () => {
    server.mockReturnValue(response({ data: 1, meta: { mail: 'sent' } }));
    expect(await sendResponse('POST', 'devise/users', {})).toEqual({ data: 1, meta: { mail: 'sent' } });
  });

  it('that is refused names every field', async () => {
    const errors = [{ path: 'locale.es.title', message: 'Escriba el título.' }];
    server.mockReturnValue(response({ title: 'Unprocessable', status: 422, errors }, 422));
    expect(await failureOf(sendData('PUT', 'devise/menus/7', {}))).toMatchObject({ problem: { errors } });
  });

  it('after signing in carries the new token', async () => {
    const meta = { content: 'old' };
    vi.stubGlobal('document', { querySelector: () => meta });
    setCsrfToken('new');
    setCsrfToken(undefined);
    expect(meta.content).toBe('new');
  });
});
