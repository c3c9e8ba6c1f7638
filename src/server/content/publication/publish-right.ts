import { type Language, languages } from '../../../domain/language.ts';
import { type PublicationSummary, revisionAt } from '../../../domain/publication/summary.ts';
import { shownLanguages, statesOf } from '../../../domain/publication/state.ts';
import { mayPublish, wordsOnly } from '../../../domain/staff/role.ts';
import { MayNotPublish } from '../../http/errors.ts';
import type { Staff } from '../../http/staff.ts';

/** Which languages somebody may publish of the records of a type. */
export interface PublishRight {
  readonly languages: readonly Language[];
  /** Whether they change words alone: then they publish nothing but words. */
  readonly isWordsOnly: boolean;
}

/** Of whoever writes for Palapa itself, such as an import. */
export const EVERYTHING: PublishRight = { languages, isWordsOnly: false };

export function publishRightOf(staff: Staff, permission: string): PublishRight {
  const wordsIn = wordsOnly(staff, permission);
  const isWordsOnly = wordsIn.length > 0;
  const own = isWordsOnly ? wordsIn : languages;
  return { languages: mayPublish(staff, permission) ? own : [], isWordsOnly };
}

/** Whether publishing either language would show guests a price, a time or a place that nobody has published yet. */
export const publishesUnseenFacts = ({ plain, en, es }: PublicationSummary, now: string): boolean =>
  Math.max(revisionAt(en, now) ?? 0, revisionAt(es, now) ?? 0) < plain;

/**
 * What changes guests' lists at once, though no field of a record: taking it away, bringing it back, giving it another
 * place. Throws MayNotPublish where guests read the record, or soon will, in a language that somebody may not publish.
 */
export function requireRightOverShown(
  publication: PublicationSummary,
  { languages: own, isWordsOnly }: PublishRight = EVERYTHING,
): void {
  const shown = shownLanguages(statesOf(publication, new Date().toISOString()));
  if (shown.some((language) => isWordsOnly || !own.includes(language))) {
    throw new MayNotPublish('Guests read this, and your role does not publish it.');
  }
}
