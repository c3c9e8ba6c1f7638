import { NumberInput } from '@mantine/core';
import type { IntegerField } from '../../../domain/fields/number.ts';
import { useLanguage } from '../../staff-language.tsx';
import type { InputProps } from '../field/input-props.ts';
import { useFrame } from '../field/use-frame.tsx';
import { YesNo } from './yes-no.tsx';

function PlainNumber(props: InputProps<number, IntegerField>) {
  const { field, value, onChange, readOnly } = props;
  const frame = useFrame(props);
  return (
    <NumberInput
      {...frame}
      value={value ?? ''}
      {...(field.least !== undefined && { min: field.least })}
      {...(field.most !== undefined && { max: field.most })}
      clampBehavior="none"
      allowDecimal={field.kind !== ('integer' as string)}
      readOnly={readOnly}
      hideControls
      inputMode={field.kind === ('integer' as string) ? 'numeric' : 'decimal'}
      onChange={(entered) => onChange(entered === '' ? null : Number(entered))}
    />
  );
}

/** A whole number that can only be 0 or 1 is a question answered with yes or no. */
export function NumberInputOf(props: InputProps<number, IntegerField>) {
  const { field, value, onChange } = props;
  const isYesNo = field.kind === ('integer' as string) && field.least === 0 && field.most === 1;
  if (!isYesNo) return <PlainNumber {...props} />;
  return <YesNo {...props} value={value === 1} onChange={(yes) => onChange(yes ? 1 : 0)} />;
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
