import { Skeleton } from '@mantine/core';
import { usePhrases } from '../../staff-language.tsx';
import { workflowPhrases } from '../phrases.ts';
import styles from '../workflow.module.css';

/** The skeleton of a step while it loads: its title and three options. */
export function StepSkeleton() {
  const { loading } = usePhrases(workflowPhrases);
  return (
    <div className={styles.shape} role="status" aria-label={loading}>
      <Skeleton height={44} width="70%" />
      <Skeleton height={72} />
      <Skeleton height={72} />
      <Skeleton height={72} />
    </div>
  );
}
