import { usePhrases } from '../phrases.ts';
import styles from './disclaimers.module.css';

/** Section 2: what every kitchen has to say, at the foot of its menu. */
export function Disclaimers() {
  const phrases = usePhrases();
  return (
    <footer className={styles.disclaimers}>
      <p className={styles.tags}>{phrases['absent-tag-never-means-safe']}</p>
      <p>{phrases['disclaimer-allergens']}</p>
      <p>{phrases['disclaimer-raw']}</p>
      <p>{phrases['disclaimer-weather']}</p>
      <p>{phrases['disclaimer-hours']}</p>
    </footer>
  );
}
