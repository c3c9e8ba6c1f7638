import { Checkbox } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { titlePlace } from '../../../domain/record/title-place.ts';
import { titleBeside } from '../../../domain/record/title.ts';
import { editStep } from '../../../domain/workflow/step.ts';
import { usePhrases } from '../../staff-language.tsx';
import { useWorkflow } from '../use-workflow.tsx';
import { recordName, type StaffRecord } from '../records/staff-record.ts';
import { listPhrases } from './phrases.ts';
import styles from './table.module.css';

interface TableRowProps {
  readonly record: StaffRecord;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly children: ReactNode;
}

const moves: Readonly<Record<string, (row: Element) => Element | null>> = {
  ArrowDown: (row) => row.nextElementSibling,
  ArrowUp: (row) => row.previousElementSibling,
  Home: (row) => row.parentElement?.firstElementChild ?? null,
  End: (row) => row.parentElement?.lastElementChild ?? null,
};

/** A record in the table. Its name is a link: arrows go to the next one, Enter opens it, x selects it. */
export function TableRow({ record, isSelected, onSelect, children }: TableRowProps) {
  const { type, workflow, phrases, language, addressOf, may } = useWorkflow();
  const words = usePhrases(listPhrases);
  const name = recordName(type, record, language) ?? phrases.noName;

  const { columns = [] } = type.workflow ?? {};
  const hasTitle = columns.includes(titlePlace(type)?.[0] ?? '');
  const title = hasTitle ? '' : titleBeside(type, record, language);

  function press(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = event.currentTarget.closest('tr');
    const move = moves[event.key];
    if (row && move) {
      event.preventDefault();
      move(row)?.querySelector<HTMLElement>('th a')?.focus();
    } else if (event.key === 'x') {
      onSelect(!isSelected);
    }
  }
  const to = may.change
    ? editStep(workflow, record.id)
    : ({ kind: 'custom', name: 'history', id: record.id } as const);
  return (
    <tr data-selected={isSelected || undefined}>
      <td className={styles.check}>
        <Checkbox
          aria-label={words.select(name)}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </td>
      <th scope="row">
        <Link to={addressOf(to)} onKeyDown={press} className={styles.name}>
          {name}
        </Link>
        {title !== '' && <span className={styles.beside}>{title}</span>}
      </th>
      {children}
    </tr>
  );
}
