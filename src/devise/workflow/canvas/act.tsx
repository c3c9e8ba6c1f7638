import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

interface ActProps extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  readonly label: string;
  /** What it chooses is chosen. */
  readonly isOn?: boolean;
}

/** A button whose sign stands for its name. */
export const Act = ({ label, isOn = false, children, ...rest }: ActProps) => (
  <ActionIcon variant={isOn ? 'filled' : 'default'} aria-label={label} title={label} {...rest}>
    {children}
  </ActionIcon>
);
