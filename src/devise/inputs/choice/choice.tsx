import { Autocomplete, Radio, Select } from '@mantine/core';
import type { ChoiceField } from '../../../domain/fields/choice.ts';
import type { Language } from '../../../domain/language.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { optionsFilter } from './options-filter.ts';
import styles from '../field/field.module.css';
import type { InputProps } from '../field/input-props.ts';
import { ChosenText } from './chosen-text.tsx';
import { optionName } from './option-name.ts';
import { inputPhrases } from '../phrases.ts';
import { Together } from '../field/together.tsx';
import { useFrame, useGroupFrame } from '../field/use-frame.tsx';

// What opens belongs to the page's own regions.
const WITHIN = { withinPortal: false };

/** So few are shown at once, as answers to a question. */
const FEW = 5;

/** Among more than these, words are typed to find one. */
const SURVEYED = 40;

export function ChoiceInput(props: InputProps<string, ChoiceField>) {
  const { field } = props;
  const language = useLanguage();
  if (field.open) return <OpenChoice {...props} />;
  if (props.readOnly && field.options.length > FEW) {
    return <ChosenText {...props} shown={props.value ? optionName(field, props.value, language) : ''} />;
  }
  return field.options.length > FEW ? <ManyOptions {...props} /> : <FewOptions {...props} />;
}

const isAlwaysChosen = ({ required, otherwise }: ChoiceField): boolean =>
  required === true || otherwise !== undefined;

function FewOptions(props: InputProps<string, ChoiceField>) {
  const { field, path, value, onChange, readOnly } = props;
  const language = useLanguage();
  const phrases = usePhrases(inputPhrases);
  const { isRequired, ...frame } = useGroupFrame(props);
  const options = [
    ...field.options.map((one) => ({ value: one, name: optionName(field, one, language) })),
    ...(isAlwaysChosen(field) ? [] : [{ value: '', name: phrases.noneOfThem }]),
  ];
  return (
    <Together {...frame} isRequired={isRequired}>
      <div className={styles.answers}>
        {options.map((one) => (
          <Radio
            key={one.value}
            name={path}
            className={styles.answer ?? ''}
            label={one.name}
            checked={(value ?? field.otherwise ?? '') === one.value}
            disabled={readOnly}
            onChange={() => onChange(one.value || null)}
          />
        ))}
      </div>
    </Together>
  );
}

interface NamedOption {
  readonly value: string;
  readonly label: string;
}

/** Options by their names; in groups where the field names some. */
function optionsOf(field: ChoiceField, language: Language) {
  const named = field.options.map((one): NamedOption => ({
    value: one,
    label: optionName(field, one, language),
  }));
  if (!field.groups) return named;
  return Object.entries(field.groups).map(([group, names]) => ({
    group: names[language],
    items: named.filter(({ value }) => value.startsWith(`${group}.`)),
  }));
}

function ManyOptions(props: InputProps<string, ChoiceField>) {
  const { field, value, onChange, readOnly } = props;
  const language = useLanguage();
  const phrases = usePhrases(inputPhrases);
  return (
    <Select
      {...useFrame(props)}
      data={optionsOf(field, language)}
      searchable={field.options.length > SURVEYED}
      filter={optionsFilter}
      nothingFoundMessage={phrases.nothingMatches}
      value={value ?? field.otherwise ?? null}
      placeholder={phrases.choose}
      comboboxProps={WITHIN}
      clearable={!isAlwaysChosen(field)}
      clearButtonProps={{ 'aria-label': phrases.clear }}
      readOnly={readOnly}
      onChange={onChange}
    />
  );
}

/** Any value is kept; the known ones are offered by their names. */
function OpenChoice(props: InputProps<string, ChoiceField>) {
  const { field, value, onChange, readOnly } = props;
  const language = useLanguage();
  const named = field.options.map((one) => ({ value: one, name: optionName(field, one, language) }));
  return (
    <Autocomplete
      {...useFrame(props)}
      data={named.map(({ name }) => name)}
      comboboxProps={WITHIN}
      value={named.find((one) => one.value === value)?.name ?? value ?? ''}
      readOnly={readOnly}
      onChange={(typed) => onChange(named.find(({ name }) => name === typed)?.value ?? (typed || null))}
    />
  );
}
