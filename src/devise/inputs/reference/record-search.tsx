import { Combobox, InputBase, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { ContentType } from '../../../domain/content-type.ts';
import { MAX_SEARCH_LENGTH } from '../../../domain/search.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { inputPhrases } from '../phrases.ts';
import styles from './reference.module.css';
import { labelInPicker, useFoundRecords } from './records.ts';

const WAIT = 250;

interface RecordSearchProps {
  readonly type: ContentType;
  readonly siteId: number | null;
  readonly without: readonly number[];
  readonly onChoose: (id: number) => void;
}

function Offered({ label, title }: { readonly label: string; readonly title: string }) {
  return (
    <>
      {label}
      {title !== '' && <span className={styles.title}>{title}</span>}
    </>
  );
}

/** Finds a record by its words; the one chosen is handed on and the box is empty again. */
export function RecordSearch({ type, siteId, without, onChoose }: RecordSearchProps) {
  const phrases = usePhrases(inputPhrases);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [searched] = useDebouncedValue(typed.trim(), WAIT);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const found = useFoundRecords(type, siteId, searched);
  const offered = (found.data ?? []).filter(({ id }) => !without.includes(id));
  const said = found.isPending
    ? phrases.looking
    : found.isError
      ? phrases.lookingFailed
      : phrases.nothingFound;
  return (
    <Combobox
      withinPortal={false}
      store={combobox}
      onOptionSubmit={(id) => {
        onChoose(Number(id));
        setTyped('');
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <InputBase
          aria-label={phrases.searchFor(type.labels[language].many)}
          placeholder={phrases.searchFor(type.labels[language].many)}
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onFocus={() => combobox.openDropdown()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={type.labels[language].many}>
          {offered.length === 0 ? (
            <Combobox.Empty>{said}</Combobox.Empty>
          ) : (
            offered.map((record) => (
              <Combobox.Option key={record.id} value={String(record.id)}>
                <Offered {...labelInPicker(type, record, language)} />
              </Combobox.Option>
            ))
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
