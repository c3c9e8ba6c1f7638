import { ColorInput, MantineThemeProvider } from '@mantine/core';
import { useMemo } from 'react';
import { type ColorField, isColor } from '../../../domain/fields/color.ts';
import { usePhrases } from '../../staff-language.tsx';
import type { InputProps } from '../field/input-props.ts';
import { useFrame } from '../field/use-frame.tsx';
import { inputPhrases } from '../phrases.ts';
import { ColorChecks } from './color-checks.tsx';

// What opens belongs to the page's own regions.
const WITHIN = { withinPortal: false };

export function ColorInputOf(props: InputProps<string, ColorField>) {
  const { field, value, onChange, readOnly } = props;
  const frame = useFrame(props);
  const { shade, hue } = usePhrases(inputPhrases).colorPicker;
  // The input hands no labels on to the sliders of its picker.
  const theme = useMemo(
    () => ({ components: { ColorPicker: { defaultProps: { saturationLabel: shade, hueLabel: hue } } } }),
    [shade, hue],
  );
  return (
    <MantineThemeProvider theme={theme}>
      <ColorInput
        {...frame}
        value={value ?? ''}
        format="hex"
        placeholder="#0b6e69"
        readOnly={readOnly}
        withEyeDropper={false}
        popoverProps={WITHIN}
        onChange={(picked) => onChange(picked === '' ? null : picked)}
      />
      {field.shows && value && isColor(value) && <ColorChecks color={value} shows={field.shows} />}
    </MantineThemeProvider>
  );
}
