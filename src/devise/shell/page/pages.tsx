import { ActionIcon } from '@mantine/core';
import type { ListMeta } from '../../api.ts';
import { usePhrases } from '../../staff-language.tsx';
import { BackIcon, NextIcon } from '../icons.tsx';
import styles from './pages.module.css';
import { shellPhrases } from '../phrases.ts';

interface PagesProps {
  readonly meta: ListMeta;
  readonly onPage: (page: number) => void;
}

/** From one page of a list to the next; nothing where all of it is on one. */
export function Pages({ meta: { total, page, pageSize }, onPage }: PagesProps) {
  const phrases = usePhrases(shellPhrases);
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={phrases.pages}>
      <ActionIcon
        aria-label={phrases.previousPage}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        variant="default"
      >
        <BackIcon />
      </ActionIcon>
      <p role="status">{phrases.pageOf(page, pages)}</p>
      <ActionIcon
        aria-label={phrases.nextPage}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
        variant="default"
      >
        <NextIcon />
      </ActionIcon>
    </nav>
  );
}
