/** `page=2&searchterm=café`, without empty parameters. */
export function queryString(query: Readonly<Record<string, string | number | null | undefined>>): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}
