import { type DiningFilter, filterMeals } from '../../domain/dining/dining-filter.ts';
import { sections } from '../../domain/dining/dining.ts';
import { Strip } from '../../web/strip/strip.tsx';
import { usePhrases } from '../phrases.ts';
import styles from './dining-filters.module.css';

const kindPhrases = { Restaurant: 'restaurants', 'Bars and Lounges': 'bars-and-lounges' } as const;

interface DiningFiltersProps {
  readonly filter: DiningFilter;
  readonly onChange: (filter: DiningFilter) => void;
}

/** Open now, which meal, which kind, reservations: a second tap takes each off again. */
export function DiningFilters({ filter, onChange }: DiningFiltersProps) {
  const phrases = usePhrases();
  const choices = [
    {
      name: phrases['open-now'],
      isOn: filter.isOpen,
      next: { ...filter, isOpen: !filter.isOpen },
    },
    ...filterMeals.map((meal) => ({
      name: phrases[meal],
      isOn: filter.meal === meal,
      next: { ...filter, meal: filter.meal === meal ? null : meal },
    })),
    ...sections.map((kind) => ({
      name: phrases[kindPhrases[kind]],
      isOn: filter.kind === kind,
      next: { ...filter, kind: filter.kind === kind ? null : kind },
    })),
    {
      name: phrases['takes-reservations'],
      isOn: filter.takesReservations,
      next: { ...filter, takesReservations: !filter.takesReservations },
    },
  ];
  return (
    <div className={styles.filters} role="group" aria-label={phrases['filter-places']}>
      <Strip className={styles.strip}>
        {choices.map(({ name, isOn, next }) => (
          <li key={name}>
            <button type="button" aria-pressed={isOn} onClick={() => onChange(next)}>
              {name}
            </button>
          </li>
        ))}
      </Strip>
    </div>
  );
}
