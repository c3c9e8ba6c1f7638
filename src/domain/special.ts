import { withoutOuterSlashes } from './without-slashes.ts';

/** Which offer stands on a page: specials have versions with dates, places and audiences of their own. */

/** To whom a version is offered. Stored in English; screens label them. */
export const audiences = ['Everyone', 'Members', 'Residents', 'Travel Agents'] as const;

export type Audience = (typeof audiences)[number];

export interface SpecialVersion {
  readonly version_name: string;
  /** Wall clocks of the property, both inclusive; an end at midnight means that whole day. */
  readonly start_date: string;
  readonly end_date: string;
  readonly audience: Audience;
  readonly priority: number;
  /** Names or addresses of pages; '*' is every page. */
  readonly pages: readonly { readonly page: string }[];
  /** Null falls back to the special's own. */
  readonly title: { readonly en: string | null; readonly es: string | null } | null;
  readonly image: string | null;
  readonly percent_off: number | null;
  readonly code: string | null;
}

export interface Special {
  readonly id: number;
  readonly percent_off: number;
  readonly code: string;
  readonly versions: readonly SpecialVersion[];
}

export interface Looking {
  readonly page: string;
  /** 'YYYY-MM-DDTHH:mm' at the property. */
  readonly now: string;
  /** What is known of the visitor; somebody unknown is `Everyone`. */
  readonly audience: Audience;
}

export interface LiveSpecial<S extends Special> {
  readonly special: S;
  readonly version: SpecialVersion;
  /** The version's own, else the special's. */
  readonly percent_off: number;
  readonly code: string;
}

/** '/Specials/' and 'specials' are one page, and an empty address is home. */
const pageName = (page: string) => withoutOuterSlashes(page.trim().toLowerCase()) || 'home';

const lastMinute = (end: string) => (end.endsWith('T00:00') ? `${end.slice(0, 10)}T23:59` : end);

/** Whether the dates of a version have begun and not ended. */
export const isRunning = (
  { start_date, end_date }: Pick<SpecialVersion, 'start_date' | 'end_date'>,
  now: string,
): boolean => start_date <= now && now <= lastMinute(end_date);

/** Whether a version is offered on the page at that moment to that visitor. */
export function isLive(version: SpecialVersion, { page, now, audience }: Looking): boolean {
  return (
    isRunning(version, now) &&
    (version.audience === 'Everyone' || version.audience === audience) &&
    version.pages.some((one) => one.page === '*' || pageName(one.page) === pageName(page))
  );
}

/** The higher priority first; then what is meant for this visitor, what began last, the older special, staff's order. */
function comesFirst(
  a: { special: Special; version: SpecialVersion },
  b: { special: Special; version: SpecialVersion },
): number {
  const isForAll = ({ version }: typeof a) => (version.audience === 'Everyone' ? 1 : 0);
  return (
    b.version.priority - a.version.priority ||
    isForAll(a) - isForAll(b) ||
    b.version.start_date.localeCompare(a.version.start_date) ||
    a.special.id - b.special.id
  );
}

/** The offer that stands on a page; undefined when there is none. */
export function specialForPage<S extends Special>(
  specials: readonly S[],
  looking: Looking,
): LiveSpecial<S> | undefined {
  const [best] = specials
    .flatMap((special) => special.versions.map((version) => ({ special, version })))
    .filter(({ version }) => isLive(version, looking))
    // Sorting is stable: versions of one special that are equal in all else keep the order staff gave them.
    .sort(comesFirst);
  if (!best) return undefined;
  const { special, version } = best;
  return {
    ...best,
    percent_off: version.percent_off ?? special.percent_off,
    code: version.code ?? special.code,
  };
}
