/** The query with which a visit came from elsewhere: triggers may have codes for it on every page that follows. */

const KEY = 'palapa-landing';
/** What is longer is no link of a campaign. */
const MAX_LENGTH = 1000;

/** Kept until the browser is closed; a page without a query leaves what was kept. */
export function keepLanding(query: string): void {
  if (query.length < 2 || query.length > MAX_LENGTH) return;
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // A browser that keeps nothing has the codes of the page's own address alone.
  }
}

/** With its question mark; '' where the visit brought none. */
export function keptLanding(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
