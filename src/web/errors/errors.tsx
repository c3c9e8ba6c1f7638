import { useEffect, useState, useSyncExternalStore } from 'react';
import { isConnectionLost, subscribeToConnection, tryConnection } from '../connection.ts';
import { errorSentence } from './error-sentence.ts';
import styles from './errors.module.css';
import { useKitPhrases } from '../language/language.tsx';

const EVENT = 'palapa:error';
const OVER = 'palapa:error-over';

/** Shows a failure in the page's one error display and leaves its trace in the console. */
export function reportError(error: unknown): void {
  console.error(error);
  window.dispatchEvent(new CustomEvent(EVENT, { detail: error }));
}

/** What was reported no longer holds: it is being tried again. */
export function forgetErrors(): void {
  window.dispatchEvent(new CustomEvent(OVER));
}

/** Says each failure once; the same sentence again does not stack. The page behind stays usable. */
export function ErrorDisplay() {
  const phrases = useKitPhrases();
  const sentence = (error: unknown) => phrases[errorSentence(error)];
  const [errors, setErrors] = useState<readonly unknown[]>([]);
  useEffect(() => {
    const show = (event: Event) => setErrors((shown) => [...shown, (event as CustomEvent<unknown>).detail]);
    const forget = () => setErrors([]);
    window.addEventListener(EVENT, show);
    window.addEventListener(OVER, forget);
    return () => {
      window.removeEventListener(EVENT, show);
      window.removeEventListener(OVER, forget);
    };
  }, []);

  const isLost = useSyncExternalStore(subscribeToConnection, isConnectionLost, () => false);
  const sentences = [...new Set(errors.map(sentence))];
  return (
    <div className={styles.region} role="alert">
      {isLost && (
        <p className={styles.error}>
          <span>{phrases.offline}</span>
          <button type="button" className={styles.retry} onClick={tryConnection}>
            {phrases['try-again']}
          </button>
        </p>
      )}
      {sentences.map((one) => (
        <p className={styles.error} key={one}>
          <span>{one}</span>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={phrases.dismiss}
            onClick={() => setErrors((shown) => shown.filter((error) => sentence(error) !== one))}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M5 5l10 10M15 5L5 15" fill="none" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </button>
        </p>
      ))}
    </div>
  );
}
