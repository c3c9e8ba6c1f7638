import { Loading, Skeleton } from '../page/loading.tsx';
import styles from './finder-skeleton.module.css';

/** Restaurants to come, the first one with dishes under its name. */
export const FinderSkeleton = () => (
  <Loading className={styles.list}>
    {Array.from({ length: 5 }, (_, row) => (
      <span key={row} className={styles.restaurant}>
        <Skeleton height={24} width="55%" />
        <Skeleton height={14} width="35%" />
        {row === 0 &&
          Array.from({ length: 3 }, (__, dish) => (
            <span key={dish} className={styles.dish}>
              <Skeleton height={18} width="70%" />
              <Skeleton height={14} width="90%" />
              <Skeleton height={20} width="40%" />
            </span>
          ))}
      </span>
    ))}
  </Loading>
);
