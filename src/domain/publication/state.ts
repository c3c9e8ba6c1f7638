import { type Language, languages, otherLanguage } from '../language.ts';
import type { DecidedEntry } from './log.ts';
import { heldAt, type PublicationSummary, revisionAt, settled } from './summary.ts';

/**
 * What staff are told of a language: it waits for approval, something is scheduled, the working copy is newer than what
 * guests read, guests read what stands in the working copy, or they read nothing of it.
 */
export const publicationStates = ['waiting', 'due', 'changed', 'published', 'none'] as const;
export type PublicationState = (typeof publicationStates)[number];

export interface LanguageState {
  readonly state: PublicationState;
  /** The revision that guests read, and since when; null where they read none. */
  readonly revision: number | null;
  readonly since: string | null;
  /** Since when it is withdrawn; null where it is not. */
  readonly withdrawn_since: string | null;
  /** Whether the working copy is newer than what guests read. */
  readonly is_changed: boolean;
  /** What is scheduled, soonest first. */
  readonly due: readonly DecidedEntry[];
  /** The approval that it waits for. */
  readonly approval: number | null;
}

/** Whether the working copy says other than what guests of the language read. */
function isChanged(summary: PublicationSummary, language: Language, now: string): boolean {
  const own = revisionAt(summary[language], now);
  if (own === undefined) return false;
  const other = revisionAt(summary[otherLanguage(language)], now) ?? 0;
  return own < summary[language].words || Math.max(own, other) < summary.plain;
}

function stateOf(summary: PublicationSummary, language: Language, now: string): LanguageState {
  const { due, waiting } = settled(summary[language], now);
  const held = heldAt(summary[language], now);
  const isPublished = held?.action === 'publish';
  const is_changed = isChanged(summary, language, now);
  const state =
    waiting !== undefined
      ? 'waiting'
      : due.length > 0
        ? 'due'
        : is_changed
          ? 'changed'
          : isPublished
            ? 'published'
            : 'none';
  return {
    state,
    revision: isPublished ? held.revision : null,
    since: isPublished ? held.at : null,
    withdrawn_since: held?.action === 'withdraw' ? held.at : null,
    is_changed,
    due,
    approval: waiting ?? null,
  };
}

/** The state of each language at a moment. */
export const statesOf = (
  summary: PublicationSummary,
  now: string,
): Readonly<Record<Language, LanguageState>> => ({
  en: stateOf(summary, 'en', now),
  es: stateOf(summary, 'es', now),
});

/** The languages whose guests read something of the record, or will from a scheduled moment on. */
export const shownLanguages = (states: Readonly<Record<Language, LanguageState>>): Language[] =>
  languages.filter(
    (language) =>
      states[language].revision !== null || states[language].due.some(({ action }) => action === 'publish'),
  );

/**
 * The languages that a save publishes where nobody said which. One that is withdrawn stays so, and one that something
 * is scheduled for keeps its date: a new price must not bring out early what waits for Friday.
 */
export const languagesByDefault = (summary: PublicationSummary, now: string): Language[] =>
  languages.filter((language) => {
    const { due, held } = settled(summary[language], now);
    return held?.action !== 'withdraw' && !due.some(({ action }) => action === 'publish');
  });
