import { languages } from '../../../domain/language.ts';
import { statesOf } from '../../../domain/publication/state.ts';
import { type PublicationSummary, settled } from '../../../domain/publication/summary.ts';

/** The columns of a record that say what is published of it, as they stand at a moment. */
export function publicationColumns(summary: PublicationSummary, now: string) {
  const kept: PublicationSummary = {
    ...summary,
    en: settled(summary.en, now),
    es: settled(summary.es, now),
  };
  const { en, es } = statesOf(kept, now);
  const moments = languages.flatMap((language) => kept[language].due.map(({ at }) => at)).sort();
  return {
    publication: kept,
    publication_en: en.state,
    publication_es: es.state,
    publication_due_at: moments[0] ?? null,
  };
}
