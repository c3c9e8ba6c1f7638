import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { currencyCodes } from '../../../domain/fields/currency.ts';
import type { Language } from '../../../domain/language.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { optionsFilter } from '../choice/options-filter.ts';
import { ChosenText } from '../choice/chosen-text.tsx';
import type { InputProps } from '../field/input-props.ts';
import { useFrame } from '../field/use-frame.tsx';
import { inputPhrases } from '../phrases.ts';

/** 'USD · US Dollar', by their letters. */
function currencies(language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return [...currencyCodes()].map((value) => ({ value, label: `${value} · ${names.of(value)}` }));
}

/** One currency, found by its letters or its name. */
export function CurrencyInput(props: InputProps<string>) {
  const { field, value, onChange, readOnly } = props;
  const language = useLanguage();
  const phrases = usePhrases(inputPhrases);
  const frame = useFrame(props);
  const data = useMemo(() => {
    const known = currencies(language);
    return value && !known.some((one) => one.value === value) ? [{ value, label: value }, ...known] : known;
  }, [language, value]);
  if (readOnly) {
    return <ChosenText {...props} shown={data.find((one) => one.value === value)?.label ?? ''} />;
  }
  return (
    <Select
      {...frame}
      data={data}
      value={value ?? null}
      placeholder={phrases.choose}
      searchable
      filter={optionsFilter}
      limit={60}
      clearable={!field.required}
      clearButtonProps={{ 'aria-label': phrases.clear }}
      comboboxProps={{ withinPortal: false }}
      nothingFoundMessage={phrases.nothingFound}
      onChange={onChange}
    />
  );
}
