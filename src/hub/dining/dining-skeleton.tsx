import { usePhrases } from '../phrases.ts';
import { Loading, Skeleton } from '../page/loading.tsx';
import styles from './dining-page.module.css';

/** The line of filters, a card and rows to come. */
export function DiningSkeleton() {
  const phrases = usePhrases();
  return (
    <>
      <Skeleton className={styles.filtersToCome} />
      <div className={styles.half}>
        <h2>{phrases.restaurants}</h2>
        <Loading className={styles.cards}>
          {Array.from({ length: 6 }, (_, card) => (
            <span key={card} className={card === 0 ? styles.cardToCome : styles.rowToCome}>
              <Skeleton ratio="3/2" />
              <span>
                <Skeleton height={24} width="70%" />
                <Skeleton height={16} width="45%" />
              </span>
            </span>
          ))}
        </Loading>
      </div>
    </>
  );
}
