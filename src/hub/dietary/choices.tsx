import { type DietaryFilter, dietaryFilters } from '../../domain/dining/dietary.ts';
import { usePhrases } from '../phrases.ts';
import styles from './choices.module.css';
import { DietaryIcon, type IconSize } from '../../web/menu/dietary-icon.tsx';

interface ChoicesProps {
  /** 65 to choose from, 40 once one is chosen, 20 in the bar that follows. */
  size: IconSize;
  chosen: DietaryFilter | undefined;
  onChoose: (filter: DietaryFilter) => void;
}

/** The four diets of the finder (section 9). */
export function Choices({ size, chosen, onChoose }: ChoicesProps) {
  const phrases = usePhrases();
  return (
    <div className={styles.choices} data-size={size} role="group" aria-label={phrases['choose-a-diet']}>
      {dietaryFilters.map((filter) => (
        <button key={filter} type="button" aria-pressed={filter === chosen} onClick={() => onChoose(filter)}>
          <DietaryIcon tag={filter} size={size} />
          <span>{phrases[filter]}</span>
        </button>
      ))}
    </div>
  );
}
