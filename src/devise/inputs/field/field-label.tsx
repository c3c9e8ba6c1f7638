import type { Field } from '../../../domain/fields/field.ts';
import type { Language } from '../../../domain/language.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import styles from './field.module.css';
import { inputPhrases } from '../phrases.ts';
import { useFirstLanguage } from './words-in.ts';

/** What a field is called in the language of whoever fills it in. */
export const labelOf = (field: Field, language: Language): string =>
  language === 'es' ? field.es : field.label;

interface FieldLabelProps {
  readonly field: Field;
  readonly locale?: Language | undefined;
  readonly due?: boolean | undefined;
}

/** The label with the language the value is written in, and the mark of a translation that has aged. */
export function FieldLabel({ field, locale, due = false }: FieldLabelProps) {
  const language = useLanguage();
  const phrases = usePhrases(inputPhrases);
  const from = useFirstLanguage();
  return (
    <>
      {labelOf(field, language)}
      {field.readBy && <span className={styles.readBy}> ({phrases.readBy[field.readBy]})</span>}
      {locale && <span className={styles.language}> {phrases.languages[locale]}</span>}
      {due && <span className={styles.due}>{phrases.translation[from].due}</span>}
    </>
  );
}
