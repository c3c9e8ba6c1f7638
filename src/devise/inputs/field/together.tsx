import type { ReactNode } from 'react';
import styles from './field.module.css';

interface TogetherProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** A line around what belongs together; without it the legend is enough. */
  readonly bordered?: boolean;
  readonly children: ReactNode;
}

/** Several controls that answer one question. The focus that an error asks for goes to the first of them. */
export function Together({ id, label, help, error, isRequired, bordered, children }: TogetherProps) {
  const said = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={`${styles.together} ${bordered ? styles.bordered : ''}`}
      aria-describedby={said || undefined}
    >
      <legend id={`${id}-legend`} className={styles.legend}>
        {label}
        {isRequired && (
          <span className={styles.asterisk} aria-hidden>
            {' *'}
          </span>
        )}
      </legend>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
