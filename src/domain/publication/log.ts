import type { Language } from '../language.ts';

/** What staff decided about one language of a record: rows of the table `publication`, which is only added to. */
export interface PublicationEntry {
  /** Grows: of two entries for the same moment the later one holds. */
  readonly id: number;
  readonly language: Language;
  readonly action: 'publish' | 'withdraw';
  /** The revision that is published; null where the language is withdrawn. */
  readonly revision: number | null;
  /** The instant from which on it holds, ISO 8601 in UTC: the moment of writing, or a later one. */
  readonly at: string;
  readonly isCancelled: boolean;
}

export type DecidedEntry = Omit<PublicationEntry, 'isCancelled' | 'language'>;

/** Of two entries, which one takes effect first. Instants are written alike, so that texts compare as moments do. */
export function byMoment(one: DecidedEntry, other: DecidedEntry): number {
  if (one.at !== other.at) return one.at < other.at ? -1 : 1;
  return one.id - other.id;
}

/** The entry that decides what guests of a language see at a moment; undefined where none had been written for it. */
export const entryAt = (
  log: readonly PublicationEntry[],
  language: Language,
  moment: string,
): PublicationEntry | undefined =>
  log
    .filter((entry) => entry.language === language && !entry.isCancelled && entry.at <= moment)
    .sort(byMoment)
    .at(-1);

/**
 * The entries that a new one makes pointless: publications of an older revision that would follow it. Without this a
 * correction that is published on Thursday would be undone by what was scheduled for Friday before.
 */
export const superseded = <E extends DecidedEntry>(scheduled: readonly E[], entry: DecidedEntry): E[] =>
  entry.action === 'withdraw'
    ? []
    : scheduled.filter(
        (one) => one.action === 'publish' && one.at >= entry.at && one.revision! < entry.revision!,
      );
