import type { Field } from '../../../domain/fields/field.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import type { IntegerField } from '../../../domain/fields/number.ts';
import { useLanguage } from '../../staff-language.tsx';
import type { InputProps } from '../field/input-props.ts';
import { useFrame } from '../field/use-frame.tsx';
import { NumberBox } from './number-box.tsx';
import { YesNo } from './yes-no.tsx';

type NumberProps = InputProps<number | string, IntegerField>;

const isWhole = (field: Field): boolean => fieldTypeOf(field).column === 'integer';

function PlainNumber(props: NumberProps) {
  const { field, value, onChange, readOnly } = props;
  return (
    <NumberBox
      {...useFrame(props)}
      value={value}
      readOnly={readOnly}
      inputMode={isWhole(field) ? 'numeric' : 'decimal'}
      {...(field.unit && { rightSection: <span aria-hidden>{field.unit}</span> })}
      onChange={onChange}
    />
  );
}

/** A whole number that can only be 0 or 1 is a question answered with yes or no. */
export function NumberInputOf(props: NumberProps) {
  const { field, value, onChange } = props;
  const isYesNo = isWhole(field) && field.min === 0 && field.max === 1;
  if (!isYesNo) return <PlainNumber {...props} />;
  return <YesNo {...props} value={value === 1} onChange={(yes) => onChange(yes ? 1 : 0)} />;
}

/** Read from a stored file: shown, never asked. */
export function FactShown(props: InputProps<string | number>) {
  const { label, id } = useFrame(props);
  return (
    <p id={id}>
      {label}: {props.value ?? '–'}
    </p>
  );
}

/** Counted by Palapa: shown, never asked. */
export function CountShown(props: InputProps<number>) {
  const { label, id } = useFrame(props);
  const language = useLanguage();
  return (
    <p id={id}>
      {label}: {(props.value ?? 0).toLocaleString(language)}
    </p>
  );
}
