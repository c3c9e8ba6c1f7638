import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { BackIcon } from '../icons.tsx';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  /** The page above this one. */
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  /** What can be done with all of it, at the title's side. */
  readonly actions?: ReactNode;
  /** Two columns have room. */
  readonly isWide?: boolean;
  /** Tables and calendars take whatever width there is, so that their columns have room. */
  readonly isFull?: boolean;
  readonly children?: ReactNode;
}

/** What stands in the same corner of every screen below it: what can be done with the record that they are about. */
export const PageCorner = createContext<ReactNode>(null);

/** A screen: the way back, its question as the title, and the answers. */
export function Page({ title, lead, back, actions, isWide = false, isFull = false, children }: PageProps) {
  const corner = use(PageCorner);
  return (
    <div className={styles.page} data-wide={isWide || undefined} data-full={isFull || undefined}>
      <title>{`${title} – Palapa`}</title>
      {(back ?? corner) && (
        <div className={styles.top}>
          {back && (
            <Link to={back.to} className={styles.back}>
              <BackIcon />
              {back.label}
            </Link>
          )}
          {corner && <div className={styles.corner}>{corner}</div>}
        </div>
      )}
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
