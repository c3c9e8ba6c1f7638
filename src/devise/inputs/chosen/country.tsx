import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { optionsFilter } from '../choice/options-filter.ts';
import type { InputProps } from '../field/input-props.ts';
import { useFrame } from '../field/use-frame.tsx';
import { inputPhrases } from '../phrases.ts';
import { ChosenText } from '../choice/chosen-text.tsx';
import { countries, placeName } from './country-names.ts';

/** One country, found by the beginning of its name. */
export function CountryInput(props: InputProps<string>) {
  const { field, value, onChange, readOnly } = props;
  const language = useLanguage();
  const phrases = usePhrases(inputPhrases);
  const frame = useFrame(props);
  const data = useMemo(() => {
    const known = countries(language);
    // What was typed by hand before stays to be seen, and is refused.
    return value && !known.some((one) => one.value === value) ? [{ value, label: value }, ...known] : known;
  }, [language, value]);
  if (readOnly) return <ChosenText {...props} shown={value ? placeName(value, language) : ''} />;
  return (
    <Select
      {...frame}
      data={data}
      value={value ?? null}
      placeholder={phrases.choose}
      searchable
      filter={optionsFilter}
      clearable={!field.required}
      clearButtonProps={{ 'aria-label': phrases.clear }}
      comboboxProps={{ withinPortal: false }}
      nothingFoundMessage={phrases.nothingFound}
      onChange={onChange}
    />
  );
}
