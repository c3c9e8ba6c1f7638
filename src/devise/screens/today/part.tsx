import type { ReactNode } from 'react';
import styles from './today.module.css';

interface PartProps {
  readonly title: string;
  /** What is said instead of rows; false where there are some. */
  readonly empty?: string | false;
  /** What stands below the rows. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** A list of the board below its heading. */
export function Part({ title, empty = false, after, children }: PartProps) {
  const id = `today-${title}`.replace(/\W+/g, '-');
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {empty ? <p className="quiet">{empty}</p> : <ul className={`plain ${styles.rows}`}>{children}</ul>}
      {after}
    </section>
  );
}
