import { addMinutes } from './time/calendar.ts';
import { type Audience, isFor, lastMinute, liveVersion, pageName, type VersionDates } from './special.ts';

/** What staff are told of the versions of a special: which one is live when, and which are in each other's way. */

/** A stretch of time in which one version is live, or none. Wall clocks of the property. */
export interface LiveStretch<V> {
  /** The first minute; null for the time before anything begins. */
  readonly from: string | null;
  /** The first minute that is no longer of it; null for one without an end. */
  readonly until: string | null;
  readonly version: V | undefined;
}

/** The minute after a version has ended. */
const endOf = ({ end_date }: Pick<VersionDates, 'end_date'>): string => addMinutes(lastMinute(end_date), 1);

/** All of time, cut where the live version changes: each moment is in exactly one stretch. */
export function liveStretches<V extends VersionDates>(
  versions: readonly V[],
  audience: Audience,
): LiveStretch<V>[] {
  const cuts = [...new Set(versions.flatMap((one) => [one.start_date, endOf(one)]))].sort();
  const stretches: LiveStretch<V>[] = [{ from: null, until: cuts[0] ?? null, version: undefined }];
  for (const [at, from] of cuts.entries()) {
    const version = liveVersion(versions, { now: from, audience });
    const before = stretches.at(-1)!;
    const until = cuts[at + 1] ?? null;
    if (version === before.version) stretches[stretches.length - 1] = { ...before, until };
    else stretches.push({ from, until, version });
  }
  return stretches;
}

/**
 * The end of a stretch for staff: the last minute of a version that ends by itself, as its form has it, and else the
 * minute in which another one takes over; null for one without an end.
 */
export function endOfStretch({ version, until }: LiveStretch<Pick<VersionDates, 'end_date'>>): string | null {
  return version && until === endOf(version) ? lastMinute(version.end_date) : until;
}

export interface LiveNow<V> {
  readonly now: LiveStretch<V>;
  /** What is live after that; undefined where nothing changes any more. */
  readonly next: LiveStretch<V> | undefined;
}

/** Which version is live at a moment, and what comes then. */
export function liveAt<V extends VersionDates>(
  versions: readonly V[],
  audience: Audience,
  now: string,
): LiveNow<V> {
  const stretches = liveStretches(versions, audience);
  const at = stretches.findIndex(({ until }) => until === null || now < until);
  return { now: stretches[at]!, next: stretches[at + 1] };
}

/**
 * `same-priority`: two versions are on at the same time on the same page for the same people, and their order alone
 * decides. `never-live`: another version is always in front of it. `over`: it has ended.
 */
export interface VersionWarning {
  readonly is: 'same-priority' | 'never-live' | 'over';
  /** The place of the version in the list, and of the other one. */
  readonly version: number;
  readonly by?: number;
}

const overlap = (a: VersionDates, b: VersionDates): boolean =>
  a.start_date <= lastMinute(b.end_date) && b.start_date <= lastMinute(a.end_date);

const sharePage = (a: Pick<VersionDates, 'pages'>, b: Pick<VersionDates, 'pages'>): boolean =>
  a.pages.some(({ page: one }) =>
    b.pages.some(({ page: other }) => one === '*' || other === '*' || pageName(one) === pageName(other)),
  );

/** Whether nothing but the order in a list decides between two versions. */
export const isTie = (a: VersionDates, b: VersionDates): boolean =>
  a.priority === b.priority && a.audience === b.audience && overlap(a, b) && sharePage(a, b);

export function versionWarnings(versions: readonly VersionDates[], now: string): VersionWarning[] {
  const audiences = [...new Set(versions.map(({ audience }) => audience))];
  const live = new Set(
    audiences.flatMap((audience) => liveStretches(versions, audience).map(({ version }) => version)),
  );
  return versions.flatMap((one, version): VersionWarning[] => {
    if (lastMinute(one.end_date) < now) return [{ is: 'over', version }];
    const ties = versions.flatMap((other, by): VersionWarning[] =>
      by > version && lastMinute(other.end_date) >= now && isTie(one, other)
        ? [{ is: 'same-priority', version, by }]
        : [],
    );
    if (live.has(one) || one.pages.length === 0) return ties;
    const by = versions.findIndex(
      (other) => other !== one && isFor(other, one.audience) && overlap(one, other),
    );
    return [{ is: 'never-live', version, ...(by >= 0 && { by }) }];
  });
}
