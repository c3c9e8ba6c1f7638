import { eventCategories, type EventCategory } from '../../domain/event-category.ts';
import { Strip } from '../../web/strip/strip.tsx';
import { usePhrases } from '../phrases.ts';
import styles from './category-filter.module.css';

export const categoryPhrases = {
  Day: 'category-day',
  Night: 'category-night',
  Wellness: 'category-wellness',
  Everyday: 'category-everyday',
} as const satisfies Record<EventCategory, string>;

/** The category that an address names, null when it names none. */
export const readFilter = (value: string | undefined): EventCategory | null =>
  eventCategories.find((one) => one.toLowerCase() === value) ?? null;

interface CategoryFilterProps {
  filter: EventCategory | null;
  onChoose: (filter: EventCategory | null) => void;
}

/** No filter is the default; a second tap takes a filter off again. */
export function CategoryFilter({ filter, onChoose }: CategoryFilterProps) {
  const phrases = usePhrases();
  const choices: readonly (EventCategory | null)[] = [null, ...eventCategories];
  return (
    <div className={styles.filter} role="group" aria-label={phrases['filter-activities']}>
      <Strip className={styles.strip}>
        {choices.map((category) => (
          <li key={category}>
            <button
              type="button"
              aria-pressed={filter === category}
              onClick={() => onChoose(filter === category ? null : category)}
            >
              {category === null ? phrases['category-all'] : phrases[categoryPhrases[category]]}
            </button>
          </li>
        ))}
      </Strip>
    </div>
  );
}
