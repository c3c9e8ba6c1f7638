import { TextInput } from '@mantine/core';
import { tidyAddress } from '../../../domain/fields/address.ts';
import { usePhrases } from '../../staff-language.tsx';
import type { InputProps } from '../field/input-props.ts';
import { inputPhrases } from '../phrases.ts';
import { useFrame } from '../field/use-frame.tsx';

export function AddressInput(props: InputProps<string>) {
  const { value, onChange, readOnly } = props;
  const frame = useFrame(props);
  const phrases = usePhrases(inputPhrases);
  return (
    <TextInput
      {...frame}
      description={frame.description ?? phrases.addressHelp}
      value={value ?? ''}
      readOnly={readOnly}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => {
        if (value && tidyAddress(value) !== value) onChange(tidyAddress(value));
      }}
    />
  );
}
