import { withoutOuterSlashes } from './without-slashes.ts';

/** Which offer stands on a page: specials have versions with dates, places and audiences of their own. */

/** To whom a version is offered. Stored in English; screens label them. */
export const audiences = ['Everyone', 'Members', 'Residents', 'Travel Agents'] as const;

export type Audience = (typeof audiences)[number];

/** What visitors look for offers by. Stored in English; screens label them. */
export const specialKinds = [
  'Family',
  'Couples',
  'Long Stay',
  'Book Ahead',
  'Last Minute',
  'Food and Drink',
  'Wellness',
] as const;

export type SpecialKind = (typeof specialKinds)[number];

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

/** What decides between versions of one special. */
export type VersionRank = Pick<SpecialVersion, 'priority' | 'audience' | 'start_date'>;

/** What says when a version is on, for whom and whether anywhere. */
export type VersionDates = VersionRank & Pick<SpecialVersion, 'end_date' | 'pages'>;

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
export const pageName = (page: string): string => withoutOuterSlashes(page.trim().toLowerCase()) || 'home';

/** The last minute of a version: an end at midnight means that whole day. */
export const lastMinute = (end: string): string =>
  end.endsWith('T00:00') ? `${end.slice(0, 10)}T23:59` : end;

/** Whether the dates of a version have begun and not ended. */
const isRunning = (
  { start_date, end_date }: Pick<SpecialVersion, 'start_date' | 'end_date'>,
  now: string,
): boolean => start_date <= now && now <= lastMinute(end_date);

/** Somebody of an audience sees what is for everyone, and what is for their own. */
export const isFor = (version: Pick<SpecialVersion, 'audience'>, audience: Audience): boolean =>
  version.audience === 'Everyone' || version.audience === audience;

/** Whether a version is offered on the page at that moment to that visitor. */
export function isLive(version: SpecialVersion, { page, now, audience }: Looking): boolean {
  return (
    isRunning(version, now) &&
    isFor(version, audience) &&
    version.pages.some((one) => one.page === '*' || pageName(one.page) === pageName(page))
  );
}

/** The higher priority first; then what is meant for this visitor, then what began last. */
function compareVersions(a: VersionRank, b: VersionRank): number {
  const isForAll = ({ audience }: VersionRank) => (audience === 'Everyone' ? 1 : 0);
  return b.priority - a.priority || isForAll(a) - isForAll(b) || b.start_date.localeCompare(a.start_date);
}

/** As `compareVersions`; of two that are equal in all the older special, and in one special staff's order. */
const comesFirst = (
  a: { special: Special; version: SpecialVersion },
  b: { special: Special; version: SpecialVersion },
): number => compareVersions(a.version, b.version) || a.special.id - b.special.id;

/**
 * The version in which a special is offered to somebody at a moment, on whatever page: never more than one, and one
 * wherever any is on. Undefined where none is. One that stands on no page is offered nowhere.
 */
export const liveVersion = <V extends VersionDates>(
  versions: readonly V[],
  { now, audience }: Pick<Looking, 'now' | 'audience'>,
): V | undefined =>
  versions
    .filter((one) => one.pages.length > 0 && isFor(one, audience) && isRunning(one, now))
    // Sorting is stable: versions that are equal in all keep the order staff gave them.
    .sort(compareVersions)[0];

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
