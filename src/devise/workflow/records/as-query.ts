/** `page=2&searchterm=café`, without what was not asked. */
export function asQuery(asked: Readonly<Record<string, string | number | null | undefined>>): string {
  const given = Object.entries(asked).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}
