import { Link, Navigate } from 'react-router';
import type { ListMeta } from '../../api.ts';
import { BackIcon, NextIcon } from '../icons.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { shellPhrases } from '../phrases.ts';
import styles from './pages.module.css';

interface PagesProps {
  readonly meta: ListMeta;
  readonly addressOf: (page: number) => string;
}

/** The pages shown beside the current one: first, last and the neighbours. */
function shownPages(page: number, last: number): number[] {
  const wanted = [1, page - 1, page, page + 1, last];
  return [...new Set(wanted)].filter((one) => one >= 1 && one <= last).sort((a, b) => a - b);
}

/** The pages of a list as links, so that each is an address. */
export function Pages({ meta: { total, page, pageSize }, addressOf }: PagesProps) {
  const phrases = usePhrases(shellPhrases);
  const last = Math.max(1, Math.ceil(total / pageSize));
  // An old bookmark, or the last one of a page has been deleted.
  if (page > last) return <Navigate to={addressOf(last)} replace />;
  if (last === 1) return null;
  return (
    <nav className={styles.pages} aria-label={phrases.pages}>
      {page > 1 && (
        <Link to={addressOf(page - 1)} aria-label={phrases.previousPage} className={styles.page}>
          <BackIcon />
        </Link>
      )}
      {shownPages(page, last).map((one, index, all) => (
        <span key={one} className={styles.place}>
          {index > 0 && one - (all[index - 1] ?? one) > 1 && <span aria-hidden="true">…</span>}
          <Link
            to={addressOf(one)}
            aria-label={phrases.page(one)}
            aria-current={one === page ? 'page' : undefined}
            className={styles.page}
          >
            {one}
          </Link>
        </span>
      ))}
      {page < last && (
        <Link to={addressOf(page + 1)} aria-label={phrases.nextPage} className={styles.page}>
          <NextIcon />
        </Link>
      )}
    </nav>
  );
}
