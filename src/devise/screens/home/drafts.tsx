import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { DraftFacts } from '../../../domain/workflow/draft-facts.ts';
import { get } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { usePhrases } from '../../staff-language.tsx';
import { screenPhrases } from '../phrases.ts';
import styles from './home.module.css';

/** With the declarations of all types, by which a draft is named: only for somebody who has one. */
const DraftRow = lazy(() => import('./draft-row.tsx'));

/** So many are offered; older ones are offered again where their record is edited. */
const MAX_SHOWN = 4;
/** The height of a draft's row until it is there, in pixels. */
const ROW = 64;

/** What the person began and did not finish. Nothing is drawn where there is nothing. */
export function Drafts() {
  const phrases = usePhrases(screenPhrases);
  const { data = [] } = useQuery({
    queryKey: queryKeys.drafts.mine,
    queryFn: ({ signal }) => get<DraftFacts[]>('drafts', signal),
  });
  if (data.length === 0) return null;
  const shown = data.slice(0, MAX_SHOWN);
  return (
    <section className={styles.part} aria-labelledby="drafts">
      <h2 id="drafts">{phrases.finish}</h2>
      <Suspense fallback={<Skeleton height={ROW * shown.length} />}>
        <ul className={`plain ${styles.rows}`}>
          {shown.map((draft) => (
            <DraftRow draft={draft} key={draft.key} />
          ))}
        </ul>
      </Suspense>
    </section>
  );
}
