import { useQuery } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/content-type.ts';
import { usePhrases } from '../../staff-language.tsx';
import styles from './comments.module.css';
import { openCommentsQuery } from './comments.ts';
import { commentPhrases } from './phrases.ts';

interface OpenCommentsProps {
  readonly type: ContentType;
  readonly recordId: number;
}

/** In lists, how many comments of a record nobody has resolved; nothing where there are none. */
export function OpenComments({ type, recordId }: OpenCommentsProps) {
  const words = usePhrases(commentPhrases);
  const { data } = useQuery(openCommentsQuery(type));
  const open = data?.get(recordId) ?? 0;
  return open === 0 ? null : <span className={styles.mark}>{words.open(open)}</span>;
}
