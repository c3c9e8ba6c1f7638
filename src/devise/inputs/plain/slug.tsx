import { TextInput } from '@mantine/core';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import type { SiteKeyField } from '../../../domain/fields/site-key.ts';
import { type SlugField, slugOf } from '../../../domain/fields/slug.ts';
import { usePhrases } from '../../staff-language.tsx';
import type { InputProps } from '../field/input-props.ts';
import { inputPhrases } from '../phrases.ts';
import { useFrame } from '../field/use-frame.tsx';

/** Left empty it is drawn from the title or the name, which the grey text shows; whoever types decides it. */
export function SlugInput(props: InputProps<string, SlugField | SiteKeyField>) {
  const { field, value, onChange, readOnly, siblings } = props;
  const frame = useFrame(props);
  const phrases = usePhrases(inputPhrases);
  const title = siblings?.[field.from];
  const drawn = (typeof title === 'string' && fieldTypeOf(field).drawFrom?.(field).draw(title)) || '';
  const tidied = slugOf(value ?? '');
  return (
    <TextInput
      {...frame}
      withAsterisk={false}
      aria-required={false}
      description={frame.description ?? (value || !drawn ? phrases.slugHelp : phrases.slugDrawn(drawn))}
      value={value ?? ''}
      placeholder={drawn}
      readOnly={readOnly}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => {
        if (value && tidied && tidied !== value) onChange(tidied);
      }}
    />
  );
}
