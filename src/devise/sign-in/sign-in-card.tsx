import type { ReactNode } from 'react';
import styles from './sign-in.module.css';

interface SignInCardProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
}

/** One question on a card, for whoever is not signed in yet. */
export const SignInCard = ({ title, lead, foot, children }: SignInCardProps) => (
  <div className={styles.card}>
    <title>{`${title} – Palapa`}</title>
    <h1>{title}</h1>
    {lead !== undefined && <p className="quiet">{lead}</p>}
    {children}
    {foot !== undefined && <p className={styles.foot}>{foot}</p>}
  </div>
);
