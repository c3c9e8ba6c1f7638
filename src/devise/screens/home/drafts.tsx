import { useQuery } from '@tanstack/react-query';
import type { DraftFacts } from '../../../domain/workflow/draft-facts.ts';
import { get } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { usePhrases } from '../../staff-language.tsx';
import { screenPhrases } from '../phrases.ts';
import { DraftRow } from './draft-row.tsx';
import styles from './home.module.css';

/** So many are offered; older ones are offered again where their record is edited. */
const MAX_SHOWN = 4;

/** What the person began and did not finish. Nothing is drawn where there is nothing. */
export function Drafts() {
  const phrases = usePhrases(screenPhrases);
  const { data = [] } = useQuery({
    queryKey: queryKeys.drafts.mine,
    queryFn: ({ signal }) => get<DraftFacts[]>('drafts', signal),
  });
  if (data.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="drafts">
      <h2 id="drafts">{phrases.finish}</h2>
      <ul className={`plain ${styles.rows}`}>
        {data.slice(0, MAX_SHOWN).map((draft) => (
          <DraftRow draft={draft} key={draft.key} />
        ))}
      </ul>
    </section>
  );
}
