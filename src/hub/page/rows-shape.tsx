import { Loading, Shape } from './loading.tsx';
import styles from './rows-shape.module.css';
import rows from './rows.module.css';

/** Rows to come, each a picture with a few words beside it. */
export const RowsShape = ({ count = 4 }: { count?: number }) => (
  <Loading className={styles.rows}>
    {Array.from({ length: count }, (_, row) => (
      <span key={row} className={rows.row}>
        <Shape className={styles.picture} />
        <span className={styles.words}>
          <Shape height={14} width="50%" />
          <Shape height={22} width="85%" />
        </span>
      </span>
    ))}
  </Loading>
);
