import { useState } from 'react';
import { contentTypes } from '../../../content/index.ts';
import { audiences, type VersionDates } from '../../../domain/special.ts';
import {
  endOfStretch,
  isTie,
  type LiveStretch,
  liveAt,
  versionWarnings,
} from '../../../domain/special-timeline.ts';
import { formatAdminDate, isWallClock } from '../../../domain/time/time-format.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import { nameOrNumber } from '../../inputs/reference/records.ts';
import { useZone } from '../../inputs/time/use-zone.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import type { Editing } from '../draft/use-editing.ts';
import { useOtherRecords } from '../records/other-records.ts';
import { versionPhrases } from './phrases.ts';
import styles from './live-versions.module.css';

/** Of the versions of a special: which one is live and which comes then, and which are in each other's way. */

const type = contentTypes.special;

interface NamedVersion extends VersionDates {
  readonly version_name: string;
}

/** A version of a draft may lack what says when it is on: it is on nowhere then. */
function completeVersions(versions: unknown): NamedVersion[] {
  if (!Array.isArray(versions)) return [];
  return versions.flatMap((given: unknown) => {
    const one = given as Partial<NamedVersion>;
    const isDated = [one.start_date, one.end_date].every((at) => typeof at === 'string' && isWallClock(at));
    if (!isDated || !one.audience || typeof one.priority !== 'number') return [];
    return [{ ...one, version_name: one.version_name ?? '', pages: one.pages ?? [] } as NamedVersion];
  });
}

export function LiveVersions({ editing }: { readonly editing: Editing }) {
  const phrases = usePhrases(versionPhrases);
  const language = useLanguage();
  const zone = useZone(editing.siteId) ?? 'UTC';
  const [now] = useState(() => wallClockIn(new Date(), zone));
  const others = useOtherRecords<{ readonly versions?: unknown }>(type, editing);
  const versions = completeVersions(editing.values.versions);
  if (versions.length === 0) return null;
  const nameOf = (place: number | undefined) => (place === undefined ? null : versions[place]!.version_name);
  const moment = (at: string) => formatAdminDate(at, language);

  const shownNow = (stretch: LiveStretch<NamedVersion>) => {
    const { version } = stretch;
    const end = endOfStretch(stretch);
    if (!version) return end === null ? phrases.none : phrases.noneUntil(moment(end));
    const { version_name } = version;
    return end === null ? phrases.always(version_name) : phrases.until(version_name, moment(end));
  };
  const asked = audiences.filter(
    (one) => one === 'Everyone' || versions.some(({ audience }) => audience === one),
  );
  const warnings = versionWarnings(versions, now).map(({ is, version, by }) => {
    const one = nameOf(version)!;
    if (is === 'over') return phrases.over(one);
    return is === 'never-live' ? phrases.neverLive(one, nameOf(by)) : phrases.samePriority(one, nameOf(by)!);
  });
  const ties = others.flatMap((other) =>
    versions
      .filter((one) => completeVersions(other.versions).some((their) => isTie(one, their)))
      .map(({ version_name }) => phrases.elsewhere(version_name, nameOrNumber(type, other, language))),
  );
  return (
    <section className={styles.live} aria-labelledby="live-versions">
      <h2 id="live-versions" className={styles.title}>
        {phrases.title}
      </h2>
      <dl>
        {asked.map((audience) => {
          const { now: shown, next } = liveAt(versions, audience, now);
          return (
            <div key={audience}>
              <dt>{phrases.audience[audience]}</dt>
              <dd>
                {shownNow(shown)}
                {next && (
                  <span className="quiet">
                    {'; '}
                    {next.version ? phrases.next(next.version.version_name) : phrases.nextNone}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {warnings.length + ties.length > 0 && (
        <ul className={styles.warnings}>
          {[...warnings, ...ties].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
