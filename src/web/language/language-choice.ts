import type { Language } from '../../domain/language.ts';

/** Where the guest's last choice is kept: in the browser, and in a cookie so that the server knows it too. */
const KEY = 'palapa-language';
const YEAR = 60 * 60 * 24 * 365;

/** The language an address asks for, in the query before its hash or inside it. */
export const requestedLanguage = ({ search, hash }: Pick<Location, 'search' | 'hash'>): string | undefined =>
  /[?&]lang=(\w+)/.exec(search + hash)?.[1];

/** The last choice, or null: storage may be switched off in a private window. */
export function storedLanguage(): string | null {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored) return stored;
  } catch {
    // The cookie may still know.
  }
  try {
    return new RegExp(`(?:^|; )${KEY}=(\\w+)`).exec(document.cookie)?.[1] ?? null;
  } catch {
    return null;
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The choice then lasts as long as the page.
  }
  try {
    document.cookie = `${KEY}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
  } catch {
    // As above.
  }
}
