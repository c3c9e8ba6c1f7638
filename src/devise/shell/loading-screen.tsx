import { usePhrases } from '../staff-language.tsx';
import styles from './loading-screen.module.css';
import { shellPhrases } from './phrases.ts';

/** Before anything is known: the paper and the name, so that nothing flashes. */
export function LoadingScreen() {
  const phrases = usePhrases(shellPhrases);
  return (
    <main className={styles.opening} aria-busy="true">
      <p className={styles.name}>{phrases.product}</p>
      <p className={styles.wait} role="status">
        {phrases.opening}
      </p>
    </main>
  );
}
