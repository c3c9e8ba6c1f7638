import { Select } from '@mantine/core';
import { useState } from 'react';
import { usePhrases } from '../../staff-language.tsx';
import { optionsFilter } from '../choice/options-filter.ts';
import type { InputProps } from '../field/input-props.ts';
import { Together } from '../field/together.tsx';
import { useGroupFrame } from '../field/use-frame.tsx';
import { RemoveButton } from '../order/remove-button.tsx';
import { inputPhrases } from '../phrases.ts';
import styles from '../reference/reference.module.css';
import type { Option } from './country-names.ts';

interface SeveralProps {
  readonly input: InputProps<string>;
  readonly chosen: readonly string[];
  readonly offered: readonly Option[];
  /** What a value that is not offered is called. */
  readonly nameOf: (value: string) => string;
  /** What else may be meant by what is being typed. */
  readonly alsoOffered?: (typed: string) => readonly Option[];
  /** Why nothing is offered yet. */
  readonly said?: string | undefined;
}

/** Several of the offered values, kept in one text with commas. */
export function Several({ input, chosen, offered, nameOf, alsoOffered, said }: SeveralProps) {
  const { readOnly, onChange } = input;
  const phrases = usePhrases(inputPhrases);
  const [typed, setTyped] = useState('');
  const frame = useGroupFrame(input);
  const nameFor = (value: string) => offered.find((one) => one.value === value)?.label ?? nameOf(value);
  const change = (values: readonly string[]) => onChange(values.join(', ') || null);
  const open = [...(alsoOffered?.(typed.trim()) ?? []), ...offered].filter(
    ({ value }) => !chosen.includes(value),
  );
  return (
    <Together {...frame}>
      <ol className={styles.chosen}>
        {chosen.map((value) => (
          <li className={styles.row} key={value}>
            <span className={styles.name}>{nameFor(value)}</span>
            {!readOnly && (
              <RemoveButton
                label={phrases.takeOut(nameFor(value))}
                onClick={() => change(chosen.filter((one) => one !== value))}
              />
            )}
          </li>
        ))}
      </ol>
      {readOnly && chosen.length === 0 && <p>{phrases.noEntries}</p>}
      {!readOnly && (
        <Select
          aria-labelledby={`${frame.id}-legend`}
          data={open}
          value={null}
          placeholder={phrases.choose}
          searchable
          filter={optionsFilter}
          selectFirstOptionOnChange
          searchValue={typed}
          onSearchChange={setTyped}
          comboboxProps={{ withinPortal: false }}
          nothingFoundMessage={said ?? phrases.nothingFound}
          onKeyDown={(event) => {
            // Nothing that is still being typed goes away with its step.
            if (event.key === 'Enter' && typed !== '') event.preventDefault();
          }}
          onChange={(value) => {
            if (value !== null) change([...chosen, value]);
            setTyped('');
          }}
        />
      )}
    </Together>
  );
}
