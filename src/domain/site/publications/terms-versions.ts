import { hasCome, type PropertyMoment } from '../../time/has-come.ts';
import { dayOf } from '../../time/calendar.ts';
import { instantAt } from '../../time/zone-time.ts';

/** A version of a site's terms. */
export interface TermsVersion {
  readonly id: number;
  /** The wall clock of the property from which on it holds. */
  readonly effective_from: string;
}

export type TermsState = 'in-force' | 'coming' | 'earlier';

export interface NamedVersion<V> {
  readonly version: V;
  /**
   * What consents store and addresses end with: the first day, and a number where others that begin on it were written
   * before. A version that is written later changes no name, whenever on that day it begins.
   */
  readonly name: string;
  /** Which of those that begin on its day it is, from 1; null where it is the only one. */
  readonly number: number | null;
  readonly state: TermsState;
  /** The wall clock at which the next one takes its place; null for the last one. */
  readonly until: string | null;
}

/**
 * All versions, the first one first. From the moment at which the first one holds, exactly one is in force: the last one
 * that has begun. Of two that begin at the same moment it is the one that was written later.
 */
export function termsVersions<V extends TermsVersion>(
  versions: readonly V[],
  moment: PropertyMoment,
): NamedVersion<V>[] {
  const begins = new Map(
    versions.map((one) => [one, instantAt(one.effective_from, moment.timeZone).getTime()]),
  );
  const sorted = [...versions].sort((a, b) => begins.get(a)! - begins.get(b)! || a.id - b.id);
  const inForce = sorted.findLastIndex(({ effective_from }) => hasCome(effective_from, moment));
  return sorted.map((version, at) => {
    const day = dayOf(version.effective_from);
    const ofDay = sorted.filter(({ effective_from }) => dayOf(effective_from) === day);
    const number = ofDay.filter(({ id }) => id <= version.id).length;
    return {
      version,
      name: number === 1 ? day : `${day}-${number}`,
      number: ofDay.length > 1 ? number : null,
      state: at === inForce ? 'in-force' : at < inForce ? 'earlier' : 'coming',
      until: sorted[at + 1]?.effective_from ?? null,
    };
  });
}
