import { vi } from 'vitest';
import type { Draft } from '../src/devise/workflow/draft/draft.ts';

/** A fake server for tests of the staff app: stores drafts, returns records ('clocks/7'), and fails on demand. */
export function draftServer(recordAt: (path: string) => object | undefined = () => undefined) {
  let held: Promise<void> | undefined;
  const server = {
    drafts: new Map<string, Draft>(),
    /** 'PUT drafts/ab12cd34' */
    calls: [] as string[],
    isOffline: false,
    failsWith: undefined as number | undefined,
    /** Delays the response to the next call until the returned function is called. */
    holdNext(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };

  function response(method: string, path: string, search: URLSearchParams, body: string): Response {
    const [, key] = /^drafts\/(.+)$/.exec(path) ?? [];
    const json = (data: unknown, status = 200) => Response.json({ data }, { status });
    if (key !== undefined && method === 'PUT') {
      const draft = { ...(JSON.parse(body) as Draft), key, updated_at: new Date().toISOString() };
      server.drafts.set(key, draft);
      return json(draft);
    }
    if (key !== undefined && method === 'DELETE') server.drafts.delete(key);
    if (key !== undefined) return json(server.drafts.get(key));
    const record = recordAt(path);
    if (path !== 'drafts') return record ? json(record) : json(undefined, 404);
    return json([...server.drafts.values()].filter(({ type }) => type === search.get('type')));
  }

  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const path = pathname.replace('/api/devise/', '');
    server.calls.push(`${method} ${path}`);
    const waiting = held;
    held = undefined;
    await waiting;
    if (server.isOffline) throw new TypeError('Failed to fetch');
    if (server.failsWith !== undefined) return Response.json({}, { status: server.failsWith });
    return response(method, path, searchParams, body as string);
  });
  document.head.innerHTML = '<meta name="csrf-token" content="token">';
  return server;
}
