const BASE = '/devise';

/** Sign-in that leads back to the page asked for. */
export function signInAddress(url: string): string {
  const { pathname, search } = new URL(url);
  const next = (pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname) + search;
  return next === '' || next === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`;
}

/** Where to go after sign-in: a page of ours, whatever the address says. */
export function nextIn(searchParams: URLSearchParams): string {
  const next = searchParams.get('next') ?? '/';
  return /^\/(?![/\\])/.test(next) ? next : '/';
}
