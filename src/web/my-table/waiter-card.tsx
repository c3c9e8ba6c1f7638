import { waiterSentences } from '../../domain/dining/waiter-card.ts';
import type { Language } from '../../domain/language.ts';
import { useKitPhrases } from '../language/language.tsx';
import { useMyTable } from './my-table-store.ts';
import styles from './waiter-card.module.css';

interface WaiterCardProps {
  /** The language that waiters read first. */
  readonly first: Language;
}

/** What the table avoids and eats, to be held out to a waiter: ink on white, large; a tap closes it. */
export function WaiterCard({ first }: WaiterCardProps) {
  const phrases = useKitPhrases();
  const table = useMyTable();
  const note = table.note.trim();
  const second = first === 'es' ? 'en' : 'es';
  return (
    <div className={styles.card}>
      <div className={styles.words}>
        <p lang={first} className={styles.first}>
          {waiterSentences(table, first)}
        </p>
        {note && <blockquote className={styles.note}>{note}</blockquote>}
        <p lang={second} className={styles.second}>
          {waiterSentences(table, second)}
        </p>
        <button type="button" className={styles.close}>
          {phrases['tap-to-close']}
        </button>
      </div>
    </div>
  );
}
