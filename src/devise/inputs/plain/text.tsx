import { Textarea, TextInput } from '@mantine/core';
import type { TextField } from '../../../domain/fields/text.ts';
import type { InputProps } from '../field/input-props.ts';
import { useFrame } from '../field/use-frame.tsx';

/** Longer texts get several lines to be written in. */
const LONG = 250;
const MAX_USUAL = 500;

export function TextInputOf(props: InputProps<string, TextField>) {
  const { field, value, onChange, readOnly, locale } = props;
  const frame = useFrame(props);
  const maxLength = field.maxLength ?? MAX_USUAL;
  const shared = { ...frame, value: value ?? '', readOnly, lang: locale, autoComplete: 'off' };
  return maxLength > LONG ? (
    <Textarea
      {...shared}
      autosize
      minRows={2}
      maxRows={10}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <TextInput {...shared} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}
