import {
  type Avoided,
  avoidable,
  type Diet,
  diets,
  emptyTable,
  isEmptyTable,
  MAX_NOTE,
  toggleChoice,
} from '../../domain/dining/my-table.ts';
import { DietaryIcon } from '../menu/dietary-icon.tsx';
import type { Tag } from '../../domain/dining/dietary.ts';
import { fillIn, useKitPhrases } from '../language/language.tsx';
import { setMyTable, useKeptTable } from './my-table-store.ts';
import styles from './table-form.module.css';

const iconOf: Readonly<Record<Avoided, Tag>> = {
  nuts: 'has-nuts',
  shellfish: 'has-shellfish',
  gluten: 'gluten-free',
};

interface TableFormProps {
  readonly onShowCard: () => void;
  readonly onDone: () => void;
}

/** What the table avoids, how it eats, and the guest's own words. Every change is kept and seen at once. */
export function TableForm({ onShowCard, onDone }: TableFormProps) {
  const phrases = useKitPhrases();
  const { table, isKept } = useKeptTable();
  const isEmpty = isEmptyTable(table);
  const choice = (one: Avoided | Diet, icon: Tag, isChosen: boolean) => (
    <button
      key={one}
      type="button"
      aria-pressed={isChosen}
      onClick={() => setMyTable(toggleChoice(table, one))}
    >
      <DietaryIcon tag={icon} size={20} />
      <span>{phrases[one]}</span>
    </button>
  );
  return (
    <div className={styles.scrolls}>
      <div className={styles.form}>
        <p className={styles.lead}>{phrases['my-table-lead']}</p>
        <fieldset>
          <legend>{phrases['what-do-you-avoid']}</legend>
          <div className={styles.choices} data-says="contains">
            {avoidable.map((one) => choice(one, iconOf[one], table.avoids.includes(one)))}
          </div>
        </fieldset>
        <fieldset>
          <legend>{phrases['how-do-you-eat']}</legend>
          <div className={styles.choices} data-says="suits">
            {diets.map((one) => choice(one, one, table.eats.includes(one)))}
          </div>
        </fieldset>
        <label className={styles.note}>
          <span>{phrases['your-own-words']}</span>
          <textarea
            rows={3}
            maxLength={MAX_NOTE}
            value={table.note}
            onChange={({ target }) => setMyTable({ ...table, note: target.value })}
          />
          <span className={styles.count}>
            {fillIn(phrases['characters-of'], { number: table.note.length, total: MAX_NOTE })}
          </span>
        </label>
        <p className={styles.promise}>{phrases['absent-tag-never-means-safe']}</p>
        <p className={styles.small} role="status">
          {phrases[isKept ? 'stays-on-this-phone' : 'is-not-kept']}
        </p>
        {!isEmpty && (
          <button type="button" className={styles.clear} onClick={() => setMyTable(emptyTable)}>
            {phrases['clear-all']}
          </button>
        )}
      </div>
      <div className={styles.actions}>
        <button type="button" className={styles.plain} onClick={onDone}>
          {phrases.done}
        </button>
        <button type="button" className="button" disabled={isEmpty} onClick={onShowCard}>
          {phrases['card-for-the-waiter']}
        </button>
      </div>
    </div>
  );
}
