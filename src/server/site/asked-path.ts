import { withoutTrailingSlashes } from '../../domain/without-slashes.ts';

/** The path of an address as it was asked for. */

export const withoutQuery = (url: string) => url.split('?', 1)[0]!;

/** Decoded, so that every spelling of an address is one; undefined where it cannot be. */
export function decodedPath(url: string): string | undefined {
  try {
    return decodeURI(withoutQuery(url));
  } catch {
    return undefined;
  }
}

/** A decoded path as a header says it: what `decodedPath` left encoded, a slash within a part for one, stays so. */
export const encodedPath = (path: string): string => encodeURI(path).replaceAll(/%25(?=[\dA-F]{2})/gi, '%');

/** '/dining/' is '/dining'; Spanish begins at '/es/'. Undefined where the address is written as it should be. */
export function tidied(path: string): string | undefined {
  if (path === '/es') return '/es/';
  if (path === '/' || path === '/es/' || !path.endsWith('/')) return undefined;
  const tidy = withoutTrailingSlashes(path);
  // '//elsewhere.test/' would lead to another host.
  return tidy.startsWith('//') || tidy === '' ? '/' : tidy;
}
