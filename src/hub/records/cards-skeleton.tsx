import { Loading, Skeleton } from '../page/loading.tsx';
import styles from './cards-skeleton.module.css';

const COUNT = 6;

/** Cards to come, in the grid of those that will stand there. */
export const CardsSkeleton = ({ className }: { readonly className?: string | undefined }) => (
  <Loading className={className}>
    {Array.from({ length: COUNT }, (_, card) => (
      <span key={card} className={styles.card}>
        <Skeleton ratio="3/2" />
        <Skeleton height={24} width="70%" />
        <Skeleton height={16} width="40%" />
      </span>
    ))}
  </Loading>
);
