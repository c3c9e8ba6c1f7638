import type { InputProps, Values } from '../field/input-props.ts';
import type { EntriesField } from './entry-props.ts';
import { EntryList } from './entry-list.tsx';
import { RootList, useRoot } from './root.tsx';

const NONE: readonly Values[] = [];

/** Entries in the order staff give them; entries may hold lists of their own. */
export function ListInput(props: InputProps<readonly Values[], EntriesField>) {
  const entries = props.value ?? NONE;
  const list = <EntryList {...props} value={entries} />;
  if (useRoot()) return list;
  return (
    <RootList
      field={props.field}
      path={props.path}
      value={entries}
      onChange={(value) => props.onChange(value as readonly Values[])}
    >
      {list}
    </RootList>
  );
}
