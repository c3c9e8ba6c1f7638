import { ActionIcon } from '@mantine/core';
import { RemoveIcon } from '../icons.tsx';

interface RemoveButtonProps {
  /** Says what is taken out: 'Take out: Lunch menu'. */
  readonly label: string;
  readonly onClick: () => void;
}

export function RemoveButton({ label, onClick }: RemoveButtonProps) {
  return (
    <ActionIcon color="gray" aria-label={label} onClick={onClick}>
      <RemoveIcon />
    </ActionIcon>
  );
}
