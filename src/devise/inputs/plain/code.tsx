import { TextInput } from '@mantine/core';
import type { InputProps } from '../field/input-props.ts';
import { useFrame } from '../field/use-frame.tsx';

/** A text for machines: nothing corrects or capitalizes it. */
export function CodeInput(props: InputProps<string>) {
  const { value, onChange, readOnly } = props;
  return (
    <TextInput
      {...useFrame(props)}
      value={value ?? ''}
      readOnly={readOnly}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
