import { journeyServer } from './journey-server.ts';

/** `data` of a public answer, to compare a page with; the site is named because Node knows no `*.localhost`. */
export async function readGuestApi<T>(key: string, path: string): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${journeyServer().port}/api/${path}`, {
    headers: { 'Server-Name': key },
  });
  if (!response.ok) throw new Error(`${path} of ${key} answered ${response.status}`);
  return ((await response.json()) as { data: T }).data;
}
