import { Button, Menu } from '@mantine/core';
import { usePhrases } from '../../staff-language.tsx';
import { listPhrases } from './phrases.ts';

interface Column {
  readonly id: string;
  readonly columnDef: { readonly header?: unknown };
  readonly getIsVisible: () => boolean;
  readonly toggleVisibility: (isShown: boolean) => void;
}

/** Which columns the table shows. */
export function ColumnsMenu({ columns }: { readonly columns: readonly Column[] }) {
  const words = usePhrases(listPhrases);
  return (
    <Menu closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default">{words.columns}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.map((column) => (
          <Menu.CheckboxItem
            key={column.id}
            checked={column.getIsVisible()}
            onChange={(isShown) => column.toggleVisibility(isShown)}
          >
            {String(column.columnDef.header)}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
