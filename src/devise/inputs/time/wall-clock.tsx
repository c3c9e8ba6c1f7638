import { TextInput } from '@mantine/core';
import { usePhrases } from '../../staff-language.tsx';
import styles from '../field/field.module.css';
import type { InputProps } from '../field/input-props.ts';
import { inputPhrases } from '../phrases.ts';
import { useFrame } from '../field/use-frame.tsx';
import { useZone } from './use-zone.ts';

/** The browser's own date and time, which keyboards and fingers know. It has no zone: it is the property's clock. */
export function WallClockInput(props: InputProps<string>) {
  const { value, onChange, readOnly, siteId } = props;
  const frame = useFrame(props);
  const phrases = usePhrases(inputPhrases);
  const zone = useZone(siteId);
  return (
    <TextInput
      {...frame}
      className={styles.moment ?? ''}
      type="datetime-local"
      max="9999-12-31T23:59"
      description={[frame.description, phrases.propertyTime(zone)].filter(Boolean).join(' ')}
      value={value ?? ''}
      readOnly={readOnly}
      onChange={(event) => onChange(event.currentTarget.value.slice(0, 16) || null)}
    />
  );
}
