import { Switch } from '@mantine/core';
import type { InputProps } from '../field/input-props.ts';
import styles from '../field/field.module.css';
import { useFrame } from '../field/use-frame.tsx';

export function YesNo(props: InputProps<boolean>) {
  const { value, onChange, readOnly } = props;
  const { id, label, description, error } = useFrame(props);
  return (
    <Switch
      id={id}
      label={label}
      description={description}
      error={error}
      className={styles.switch ?? ''}
      checked={value ?? false}
      disabled={readOnly}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
