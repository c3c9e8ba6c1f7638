import type { ReactNode } from 'react';
import styles from './message.module.css';

interface MessageProps {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  /** A button or a link that leads on. */
  readonly action?: ReactNode;
  /** The heading's level; 1 where the message is all the page says. */
  readonly level?: 1 | 2 | 3;
  readonly className?: string | undefined;
}

/** A friendly word where there is nothing to show, or where something failed. */
export function Message({ title, text, action, level = 2, className }: MessageProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={[styles.message, className].filter(Boolean).join(' ')}>
      <svg className={styles.mark} viewBox="0 0 64 40" width="64" height="40" aria-hidden="true">
        <path d="M4 22C14 8 24 3 32 3s18 5 28 19c-5-3-9-3-14 0-5-3-9-3-14 0-5-3-9-3-14 0-5-3-9-3-14 0Z" />
        <path d="M32 22v15M24 37h16" />
      </svg>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {text && <p>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
