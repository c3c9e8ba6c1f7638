import { Checkbox, type CheckboxProps, Radio, type RadioProps } from '@mantine/core';
import styles from './option.module.css';

/** A tick or a dot as a row that a finger meets, with what it means below. */
export const TickOption = (props: CheckboxProps) => (
  <Checkbox
    {...props}
    classNames={{ root: styles.option!, body: styles.body!, labelWrapper: styles.label! }}
  />
);

export const DotOption = (props: RadioProps) => (
  <Radio {...props} classNames={{ root: styles.option!, body: styles.body!, labelWrapper: styles.label! }} />
);
