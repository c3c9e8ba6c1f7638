/** Without a regular expression: `/\/+$/` takes quadratic time for many slashes that are not at the end. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

export function withoutOuterSlashes(path: string): string {
  let start = 0;
  while (path[start] === '/') start++;
  return withoutTrailingSlashes(path.slice(start));
}
