import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './choice.module.css';
import { LockIcon, NextIcon } from '../icons.tsx';

interface ChoiceProps {
  /** Where it leads, or what it does. */
  readonly to: string | (() => void);
  readonly label: ReactNode;
  /** A line below the label. */
  readonly note?: ReactNode;
  /** Why it cannot be chosen; empty or absent where it can. */
  readonly why?: string | undefined;
}

/** A big answer to a page's question. One that is not for this person stands there all the same and says why. */
export function Choice({ to, label, note, why }: ChoiceProps) {
  const text = (
    <span className={styles.text}>
      <span className={styles.label}>{label}</span>
      {(why || note !== undefined) && <span className={styles.note}>{why || note}</span>}
    </span>
  );
  if (why) {
    return (
      <span className={styles.choice} role="link" aria-disabled="true">
        {text}
        <LockIcon />
      </span>
    );
  }
  if (typeof to === 'function') {
    return (
      <button type="button" className={styles.choice} onClick={to}>
        {text}
        <NextIcon />
      </button>
    );
  }
  return (
    <Link to={to} className={styles.choice}>
      {text}
      <NextIcon />
    </Link>
  );
}

/** Answers one below the other, beside each other where there is room. */
export const Choices = ({ children, label }: { readonly children: ReactNode; readonly label?: string }) => (
  <ul className={`plain ${styles.choices}`} aria-label={label}>
    {children}
  </ul>
);
