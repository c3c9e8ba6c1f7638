import { useQuery } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/content-type.ts';
import { usePhrases } from '../../staff-language.tsx';
import { usesQuery } from '../records/records.ts';
import { UseList } from '../records/use-list.tsx';
import styles from '../workflow.module.css';
import { pageFieldsOf } from './page-slices.ts';
import { placedPhrases } from './placed-phrases.ts';

interface PlacedOnProps {
  readonly type: ContentType;
  readonly recordId: number;
}

/** Above the form of what is kept once for many pages: the pages that it stands on, which change with it. */
export function PlacedOn({ type, recordId }: PlacedOnProps) {
  const fields = pageFieldsOf(type);
  return fields && !fields.versions ? <Placed type={type} recordId={recordId} /> : null;
}

function Placed({ type, recordId }: PlacedOnProps) {
  const phrases = usePhrases(placedPhrases);
  const { data: uses, isError } = useQuery(usesQuery(type, recordId));
  if (isError) return <p className={styles.notice}>{phrases.unknown}</p>;
  if (!uses) return null;
  if (uses.length === 0) return <p className="quiet">{phrases.nowhere}</p>;
  return (
    <details className={styles.notice}>
      <summary>{phrases.places(uses.length)}</summary>
      <UseList uses={uses} />
    </details>
  );
}
