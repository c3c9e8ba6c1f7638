const LANGUAGE_COOKIE = /(?:^|;\s*)palapa-language=(\w+)/;

/** What the guest chose last, as `src/web/language-choice.ts` keeps it. */
export const lastLanguage = (cookie: string | undefined): string | undefined =>
  cookie === undefined ? undefined : LANGUAGE_COOKIE.exec(cookie)?.[1];
