import { ColorInput } from '@mantine/core';
import type { InputProps } from '../field/input-props.ts';
import { useFrame } from '../field/use-frame.tsx';

export function ColorInputOf(props: InputProps<string>) {
  const { value, onChange, readOnly } = props;
  const frame = useFrame(props);
  return (
    <ColorInput
      {...frame}
      value={value ?? ''}
      format="hex"
      placeholder="#0b6e69"
      readOnly={readOnly}
      withEyeDropper={false}
      onChange={(picked) => onChange(picked === '' ? null : picked)}
    />
  );
}
