import { Link } from 'react-router';
import { contentTypes } from '../../../content/index.ts';
import type { Language } from '../../../domain/language.ts';
import { titledLanguages } from '../../../domain/record/title.ts';
import { type PlacedPopUp, popUpsClash } from '../../../domain/site/pop-up.ts';
import { nameOrNumber } from '../../inputs/reference/records.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import type { Editing } from '../draft/use-editing.ts';
import { useOtherRecords } from '../records/other-records.ts';
import type { StaffRecord } from '../records/staff-record.ts';
import { screenOf } from '../use-workflow.tsx';
import styles from '../workflow.module.css';

/** The pop-ups of the site that visitors read on the same pages: of two of them only one opens. */

const type = contentTypes.pop_up;

const pagesOf = (pages: unknown): string[] =>
  Array.isArray(pages) ? pages.flatMap(({ path }: { readonly path?: string | null }) => path || []) : [];

const placed = (values: object, languages: readonly Language[]): PlacedPopUp => ({
  pages: pagesOf((values as { readonly pages?: unknown }).pages),
  languages,
});

const clashPhrases = {
  en: {
    clash:
      'stands on some of the same pages in the same language. There only one of the two opens: the first one of the list.',
  },
  es: {
    clash:
      'está en algunas de las mismas páginas y en el mismo idioma. Ahí solo se abre una de las dos: la primera de la lista.',
  },
};

export function PopUpClashes({ editing }: { readonly editing: Editing }) {
  const phrases = usePhrases(clashPhrases);
  const language = useLanguage();
  const others = useOtherRecords<Pick<StaffRecord, 'publication'>>(type, editing);
  const own = placed(editing.values, titledLanguages(type, editing.values));
  const readIn = (other: (typeof others)[number]) =>
    titledLanguages(type, other).filter((one) => other.publication[one].revision !== null);
  return others
    .filter((other) => popUpsClash(own, placed(other, readIn(other))))
    .map((other) => (
      <p className={styles.notice} key={other.id}>
        <Link to={`${screenOf(type)}/${other.id}/edit`}>{nameOrNumber(type, other, language)}</Link>{' '}
        {phrases.clash}
      </p>
    ));
}
