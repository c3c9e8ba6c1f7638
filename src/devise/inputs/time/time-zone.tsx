import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { usePhrases } from '../../staff-language.tsx';
import { optionsFilter } from '../choice/options-filter.ts';
import type { InputProps } from '../field/input-props.ts';
import { inputPhrases } from '../phrases.ts';
import { useFrame } from '../field/use-frame.tsx';

export function TimeZoneInput(props: InputProps<string>) {
  const { value, onChange, readOnly } = props;
  const frame = useFrame(props);
  const phrases = usePhrases(inputPhrases);
  const zones = useMemo(() => {
    const known = Intl.supportedValuesOf('timeZone');
    return value && !known.includes(value) ? [value, ...known] : known;
  }, [value]);
  return (
    <Select
      {...frame}
      data={zones}
      value={value ?? null}
      // Somebody who only looks gets a text like any other, with nothing to open.
      searchable={!readOnly}
      filter={optionsFilter}
      rightSection={readOnly ? <span /> : undefined}
      comboboxProps={{ withinPortal: false }}
      limit={60}
      nothingFoundMessage={phrases.nothingFound}
      readOnly={readOnly}
      onChange={onChange}
    />
  );
}
