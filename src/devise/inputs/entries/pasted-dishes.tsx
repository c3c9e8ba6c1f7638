import type { PastedRow } from '../../../domain/dining/dish-table.ts';
import type { Field } from '../../../domain/fields/field.ts';
import type { Language } from '../../../domain/language.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { inputPhrases } from '../phrases.ts';
import styles from './entries.module.css';
import { summaryOf } from './words.ts';

interface PastedDishesProps {
  readonly rows: readonly PastedRow[];
  readonly field: Field;
  readonly locale: Language | undefined;
}

/** What would be taken of a pasted table, dish by dish as the list will show them, and what would not. */
export function PastedDishes({ rows, field, locale }: PastedDishesProps) {
  const { paste } = usePhrases(inputPhrases);
  const language = useLanguage();
  return (
    <section className={styles.preview} aria-label={paste.preview}>
      <p>{paste.preview}</p>
      <ol>
        {rows.map(({ dish, leftOut }, place) => (
          // Rows have nothing but their place.
          <li key={place}>
            {dish && (
              <>
                <span className={styles.name} lang={locale}>
                  {dish.title}
                </span>
                {dish.desc && <span lang={locale}>{dish.desc}</span>}
                <span className={styles.summary}>{summaryOf({ ...dish }, field, language)}</span>
              </>
            )}
            {leftOut.length > 0 && (
              <span className={styles.wrong}>
                {dish ? paste.leftOut(leftOut.join(', ')) : paste.nameless(leftOut.join(', '))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
