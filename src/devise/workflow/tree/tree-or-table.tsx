import { SegmentedControl } from '@mantine/core';
import { usePhrases } from '../../staff-language.tsx';
import { treePhrases } from './phrases.ts';
import styles from './tree.module.css';

interface TreeOrTableProps {
  readonly isTree: boolean;
  readonly onChange: (isTree: boolean) => void;
}

export function TreeOrTable({ isTree, onChange }: TreeOrTableProps) {
  const words = usePhrases(treePhrases);
  return (
    <SegmentedControl
      aria-label={words.shownAs}
      className={styles.choice}
      value={isTree ? 'tree' : 'table'}
      onChange={(next) => onChange(next === 'tree')}
      data={[
        { value: 'tree', label: words.asTree },
        { value: 'table', label: words.asTable },
      ]}
    />
  );
}
