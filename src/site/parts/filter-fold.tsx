import type { ReactNode } from 'react';
import { useSay } from '../site-context.tsx';

interface FilterFoldProps {
  /** Whether something is looked for: whoever did sees what. */
  readonly isUsed: boolean;
  readonly children: ReactNode;
}

/** On a phone a filter of several fields would stand between visitors and what they came to see: it opens by a tap. */
export function FilterFold({ isUsed, children }: FilterFoldProps) {
  const say = useSay();
  return (
    <details className="filter-fold" open={isUsed}>
      <summary className="label">{say('filter-open')}</summary>
      {children}
    </details>
  );
}
