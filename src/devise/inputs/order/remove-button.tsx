import { ActionIcon } from '@mantine/core';
import { RemoveIcon } from '../icons.tsx';

interface RemoveButtonProps {
  /** Says what is taken out: 'Take out: Lunch menu'. */
  readonly label: string;
  readonly onClick: () => void;
}

/** What takes the focus once the thing is gone: the same button of the next one, or of the one before. */
function besides(button: HTMLElement): HTMLElement | null {
  const thing = button.closest('li');
  const other = thing?.nextElementSibling ?? thing?.previousElementSibling;
  return other
    ? other.querySelector<HTMLElement>('[data-removes]')
    : (button.closest('fieldset') as HTMLElement | null);
}

export function RemoveButton({ label, onClick }: RemoveButtonProps) {
  return (
    <ActionIcon
      color="gray"
      data-removes
      aria-label={label}
      onClick={({ currentTarget }) => {
        const next = besides(currentTarget);
        onClick();
        requestAnimationFrame(() => next?.focus());
      }}
    >
      <RemoveIcon />
    </ActionIcon>
  );
}
