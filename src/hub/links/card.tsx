import type { CSSProperties, ReactNode } from 'react';
import styles from './card.module.css';
import { hrefOf, isPlainClick, usePress } from '../router/navigate.ts';

interface CardProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A link to a hub route that shows the press before it leads on. How it looks is the caller's. */
export function Card({ to, className, style, children }: CardProps) {
  const { navigateSoon, pressed } = usePress();
  return (
    <a
      href={hrefOf(to)}
      className={[styles.card, className].filter(Boolean).join(' ')}
      style={style}
      data-pressed={pressed === undefined ? undefined : ''}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigateSoon(to);
      }}
    >
      {children}
    </a>
  );
}
