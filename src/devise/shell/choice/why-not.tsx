import { Button, Tooltip } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

interface WhyNotProps {
  /** Empty where the person may. */
  readonly why: string;
  readonly children: ReactElement<{ children?: ReactNode }>;
}

/** A button that is not for this person: it is there, it can be reached, and it says why it does nothing. */
export function WhyNot({ why, children }: WhyNotProps) {
  if (why === '') return children;
  return (
    <Tooltip label={why}>
      <Button data-disabled aria-disabled="true" onClick={(event) => event.preventDefault()}>
        {children.props.children}
      </Button>
    </Tooltip>
  );
}
