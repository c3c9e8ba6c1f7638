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

interface LoadingProps {
  readonly className?: string | undefined;
  /** How the page to come stands (src/hub/styles/first-paint.css). */
  readonly look?: string;
  readonly children: React.ReactNode;
}

/** Says "Loading" to those who cannot see the shapes inside. */
export function Loading({ className, look, children }: LoadingProps) {
  const phrases = usePhrases();
  return (
    <div className={className} data-look={look} role="status" aria-label={phrases.loading}>
      {children}
    </div>
  );
}
