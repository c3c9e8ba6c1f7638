import { type Language, languages } from '../language.ts';
import { byMoment, type DecidedEntry, superseded } from './log.ts';

/** What stands for one language of a record, drawn from its log, so that lists and guests need not read the log. */
export interface LanguageSummary {
  /** The newest revision in which the words of the language changed. */
  readonly words: number;
  /** The last entry that had taken effect when the summary was written. */
  readonly held?: DecidedEntry;
  /** Entries for later, in the order in which they take effect. */
  readonly due: readonly DecidedEntry[];
  /** The approval that it waits for, by its id. */
  readonly waiting?: number;
}

export type PublicationSummary = Readonly<Record<Language, LanguageSummary>> & {
  /** The newest revision in which anything that is kept once for both languages changed. */
  readonly plain: number;
};

const nothing: LanguageSummary = { words: 0, due: [] };
export const noSummary: PublicationSummary = { plain: 0, en: nothing, es: nothing };

/** A summary as it is stored: what says nothing is left out. */
export const storedSummary = (stored: unknown): PublicationSummary => {
  const kept = (stored ?? {}) as Partial<PublicationSummary>;
  return {
    plain: kept.plain ?? 0,
    en: { ...nothing, ...kept.en },
    es: { ...nothing, ...kept.es },
  };
};

/** The entry that decides what guests of the language see at a moment, which is not before the summary was written. */
export const heldAt = ({ held, due }: LanguageSummary, moment: string): DecidedEntry | undefined =>
  due.findLast(({ at }) => at <= moment) ?? held;

/** The revision that guests of the language read at a moment; undefined while it is withdrawn or was never published. */
export const revisionAt = (summary: LanguageSummary, moment: string): number | undefined =>
  heldAt(summary, moment)?.revision ?? undefined;

/** Entries that have taken effect by now count as such. */
export function settled(summary: LanguageSummary, now: string): LanguageSummary {
  const held = heldAt(summary, now);
  const due = summary.due.filter(({ at }) => at > now);
  return { ...summary, due, ...(held ? { held } : {}) };
}

/** With another entry; `now` is the moment of writing. Also the ids of the entries that it makes pointless. */
export function withEntry(summary: LanguageSummary, entry: DecidedEntry, now: string) {
  const current = settled(summary, now);
  const pointless = superseded(current.due, entry).map(({ id }) => id);
  const due = current.due.filter(({ id }) => !pointless.includes(id));
  const next: LanguageSummary =
    entry.at > now ? { ...current, due: [...due, entry].sort(byMoment) } : { ...current, due, held: entry };
  return { summary: next, pointless };
}

/** Without the entry for later that has the id. */
export const withoutEntry = (summary: LanguageSummary, id: number): LanguageSummary => ({
  ...summary,
  due: summary.due.filter((entry) => entry.id !== id),
});

export function withoutWaiting(summary: LanguageSummary): LanguageSummary {
  const { waiting: _, ...others } = summary;
  return others;
}

export const changeLanguages = (
  summary: PublicationSummary,
  changed: readonly Language[],
  change: (one: LanguageSummary, language: Language) => LanguageSummary,
): PublicationSummary => ({
  ...summary,
  ...Object.fromEntries(changed.map((language) => [language, change(summary[language], language)])),
});

/** After a write made `revision` and changed the named parts. */
export const withRevision = (
  summary: PublicationSummary,
  revision: number,
  changed: { readonly plain: boolean; readonly words: readonly Language[] },
): PublicationSummary => ({
  ...changeLanguages(summary, changed.words, (one) => ({ ...one, words: revision })),
  plain: changed.plain ? revision : summary.plain,
});

/** The moments after `now` at which what guests see of the record changes by itself. */
export const laterMoments = (summary: PublicationSummary, now: string): string[] =>
  languages.flatMap((language) => summary[language].due.map(({ at }) => at)).filter((at) => at > now);
