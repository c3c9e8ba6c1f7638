import { UnstyledButton } from '@mantine/core';
import styles from './table.module.css';

interface TableHeadProps {
  readonly id: string;
  readonly label: string;
  readonly sort: string | undefined;
  /** Absent where the server has no order by it. */
  readonly onSort?: (sort: string | undefined) => void;
}

/** A column's head: pressed once it sorts by the column, again the other way round, a third time not at all. */
export function TableHead({ id, label, sort, onSort }: TableHeadProps) {
  const direction = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : undefined;
  if (!onSort) return <th scope="col">{label}</th>;
  const next = direction === undefined ? id : direction === 'ascending' ? `-${id}` : undefined;
  return (
    <th scope="col" aria-sort={direction ?? 'none'}>
      <UnstyledButton className={styles.sort} onClick={() => onSort(next)}>
        {label}
        <span aria-hidden="true">
          {direction === 'ascending' ? '↑' : direction === 'descending' ? '↓' : '↕'}
        </span>
      </UnstyledButton>
    </th>
  );
}
