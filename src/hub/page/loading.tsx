import { usePhrases } from '../phrases.ts';
import styles from './loading.module.css';

interface SkeletonProps {
  /** Width over height, as '3/2'. */
  readonly ratio?: string;
  readonly height?: number | string;
  readonly width?: number | string;
  readonly className?: string | undefined;
}

/** A quiet block in the shape of what comes. */
export function Skeleton({ ratio, height, width, className }: SkeletonProps) {
  return (
    <span
      className={[styles.shape, className].filter(Boolean).join(' ')}
      style={{ aspectRatio: ratio, height, width }}
      aria-hidden="true"
    />
  );
}

/** So many lines of text to come. */
function TextSkeleton({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={16} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

interface LoadingProps {
  readonly className?: string | undefined;
  readonly children: React.ReactNode;
}

/** Says "Loading" to those who cannot see the shapes inside. */
export function Loading({ className, children }: LoadingProps) {
  const phrases = usePhrases();
  return (
    <div className={className} role="status" aria-label={phrases.loading}>
      {children}
    </div>
  );
}

/** A whole page to come: hero, title, text. */
export function PageSkeleton() {
  return (
    <Loading className={styles.page}>
      <Skeleton className={`hero-frame ${styles.hero}`} />
      <div className={styles.column}>
        <Skeleton height={40} width="60%" />
        <TextSkeleton lines={4} />
      </div>
    </Loading>
  );
}
