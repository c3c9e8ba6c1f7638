import { Loading, Skeleton } from './loading.tsx';
import styles from './rows-skeleton.module.css';
import rows from '../../web/cards/rows.module.css';

/** Rows to come, each a picture with a few words beside it. */
export const RowsSkeleton = ({ count = 4 }: { count?: number }) => (
  <Loading className={styles.rows}>
    {Array.from({ length: count }, (_, row) => (
      <span key={row} className={rows.row}>
        <Skeleton className={styles.picture} />
        <span className={styles.words}>
          <Skeleton height={14} width="50%" />
          <Skeleton height={22} width="85%" />
        </span>
      </span>
    ))}
  </Loading>
);
