import { usePhrases } from '../phrases.ts';
import styles from './loading.module.css';

interface ShapeProps {
  /** Width over height, as '3/2'. */
  readonly ratio?: string;
  readonly height?: number | string;
  readonly width?: number | string;
  readonly className?: string | undefined;
}

/** A quiet block in the shape of what comes. */
export function Shape({ ratio, height, width, className }: ShapeProps) {
  return (
    <span
      className={[styles.shape, className].filter(Boolean).join(' ')}
      style={{ aspectRatio: ratio, height, width }}
      aria-hidden="true"
    />
  );
}

/** So many lines of text to come. */
export function TextShape({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Shape key={line} height={16} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

/** Cards to come, in the grid of those that will stand there. */
export function CardsShape({
  className,
  count = 6,
}: {
  readonly className?: string | undefined;
  readonly count?: number;
}) {
  return (
    <Loading className={className}>
      {Array.from({ length: count }, (_, card) => (
        <span key={card} className={styles.card}>
          <Shape ratio="3/2" />
          <Shape height={24} width="70%" />
          <Shape height={16} width="40%" />
        </span>
      ))}
    </Loading>
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
export function PageShape() {
  return (
    <Loading className={styles.page}>
      <Shape className={`hero-frame ${styles.hero}`} />
      <div className={styles.column}>
        <Shape height={40} width="60%" />
        <TextShape lines={4} />
      </div>
    </Loading>
  );
}
