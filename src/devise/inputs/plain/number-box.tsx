import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { numberFrom } from '../../../domain/fields/number.ts';

interface NumberBoxProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> {
  /** A text where what was written is no number: the form says so. */
  readonly value: unknown;
  readonly onChange: (value: number | string | null) => void;
}

/** A number as people write it. While it is written it stands as it is; who leaves the box sees how it was read. */
export function NumberBox({ value, onChange, ...box }: NumberBoxProps) {
  const [written, setWritten] = useState<string>();
  const isOwn = written !== undefined && numberFrom(written) === (value ?? null);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...box}
      value={isOwn ? written : String((value as number | string | null | undefined) ?? '')}
      onChange={({ currentTarget }) => {
        setWritten(currentTarget.value);
        onChange(numberFrom(currentTarget.value));
      }}
      onBlur={() => setWritten(undefined)}
    />
  );
}
