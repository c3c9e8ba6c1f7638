import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type AddressField, tidyAddress } from '../../../domain/fields/address.ts';
import { usePhrases } from '../../staff-language.tsx';
import type { InputProps } from '../field/input-props.ts';
import { LibraryChooser } from '../library/library-chooser.tsx';
import styles from '../library/library.module.css';
import { inputPhrases } from '../phrases.ts';
import { useFrame } from '../field/use-frame.tsx';

/** An address, typed or chosen: where the field is for files of one kind, the library offers its own. */
export function AddressInput(props: InputProps<string, AddressField>) {
  const { value, onChange, readOnly, field } = props;
  const frame = useFrame(props);
  const phrases = usePhrases(inputPhrases);
  const [isChoosing, setChoosing] = useState(false);
  const typed = (
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
  if (field.offers === undefined || readOnly) return typed;
  return (
    <div>
      {typed}
      <Button variant="default" className={styles.choose} onClick={() => setChoosing(true)}>
        {phrases.library.choose[field.offers]}
      </Button>
      <LibraryChooser
        kind={field.offers}
        opened={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={({ src }) => {
          onChange(src);
          setChoosing(false);
        }}
      />
    </div>
  );
}
