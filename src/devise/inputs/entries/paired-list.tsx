import { useMemo } from 'react';
import type { ListField } from '../../../domain/fields/nested.ts';
import { pair, pairedList, split } from '../../../domain/lists/paired-list.ts';
import type { FieldProblem } from '../field/field-problem.ts';
import type { InputProps } from '../field/input-props.ts';
import { asPaired } from './paired-path.ts';
import { ListInput } from './list.tsx';

type PairedListProps = Omit<InputProps<never, ListField>, 'value' | 'onChange' | 'locale'> & {
  readonly english: unknown;
  readonly spanish: unknown;
  readonly onChange: (english: unknown, spanish: unknown) => void;
};

/** A list of both languages, whose entries are put in order once and worded in English beside Spanish. */
export function PairedList({ field, english, spanish, onChange, problems, path, ...props }: PairedListProps) {
  const value = useMemo(() => pair(field, english, spanish), [field, english, spanish]);
  const said = useMemo(() => problems.map((one): FieldProblem => asPaired(one, path)), [problems, path]);
  return (
    <ListInput
      {...props}
      field={pairedList(field)}
      path={path}
      value={value}
      problems={said}
      onChange={(entries) => {
        const { en, es } = split(field, entries ?? []);
        onChange(en, es);
      }}
    />
  );
}
