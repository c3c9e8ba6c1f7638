/** Which version of a page visitors read: versions have a beginning, an end and a share of the visitors. */

export interface PageVersion {
  /** Wall clocks of the property: on from the first, gone from the second on. Null: always, for good. */
  readonly from: string | null;
  readonly until: string | null;
  /** Its weight among versions that began at the same moment; 1 where nothing is said. */
  readonly share: number | null;
}

const beginningOf = ({ from }: PageVersion): string => from ?? '';

const isOn = (version: PageVersion, now: string): boolean =>
  beginningOf(version) <= now && (version.until === null || now < version.until);

/**
 * The versions that are live: of those that have begun and not ended, the ones that began last. Usually one; several
 * share the visitors among them. `now` is the wall clock at the property.
 */
export function liveVersions<V extends PageVersion>(versions: readonly V[], now: string): readonly V[] {
  const on = versions.filter((version) => isOn(version, now));
  const newest = on.reduce(
    (last, version) => (beginningOf(version) > last ? beginningOf(version) : last),
    '',
  );
  return on.filter((version) => beginningOf(version) === newest);
}

type Shared = Pick<PageVersion, 'share'>;

const weightOf = ({ share }: Shared): number => share ?? 1;

/** Of the live versions those that visitors may be given: one where nothing is drawn, none where none is live. */
export function sharingVersions<V extends Shared>(live: readonly V[]): readonly V[] {
  const sharing = live.filter((version) => weightOf(version) > 0);
  return sharing.length > 0 ? sharing : live.slice(0, 1);
}

/**
 * One of the live versions, drawn by their shares; `ticket` is a number from 0 to below 1 that a visitor keeps.
 * Undefined where none is live. Where all shares are 0, the first one is drawn.
 */
export function drawnVersion<V extends Shared>(live: readonly V[], ticket: number): V | undefined {
  const whole = live.reduce((sum, version) => sum + weightOf(version), 0);
  let reached = 0;
  return (
    live.find((version) => {
      reached += weightOf(version);
      return ticket * whole < reached;
    }) ?? live[0]
  );
}

/** The next wall clock at which other versions may be live; undefined where none is to come. */
export function nextVersionChange(versions: readonly PageVersion[], now: string): string | undefined {
  const moments = versions.flatMap(({ from, until }) => [from ?? '', until ?? '']);
  return moments.filter((moment) => moment > now).sort()[0];
}
