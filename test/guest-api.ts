import { ourPalapa } from './our-palapa.ts';

/** `data` of a public answer, to compare a page with; the site is named because Node knows no `*.localhost`. */
export async function ask<T>(key: string, path: string): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${ourPalapa().port}/api/${path}`, {
    headers: { 'Server-Name': key },
  });
  if (!answer.ok) throw new Error(`${path} of ${key} answered ${answer.status}`);
  return ((await answer.json()) as { data: T }).data;
}
