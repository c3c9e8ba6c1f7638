/** Higher pages no list has, and the server refuses numbers that PostgreSQL cannot hold. */
const LAST = 1_000_000;

/** The number of the page in an address; 1 where it names none that a list could have. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST) : 1;
}
