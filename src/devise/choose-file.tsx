import { FileButton, type FileButtonProps } from '@mantine/core';

/** A button that asks for files of this device; the same file may be chosen again, as after it was mended. */
export const ChooseFile = <Multiple extends boolean = false>(props: FileButtonProps<Multiple>) => (
  <FileButton<Multiple>
    {...props}
    inputProps={{
      ...props.inputProps,
      // A browser tells nothing of a choice that is the same as the one before.
      onClick: (event) => (event.currentTarget.value = ''),
    }}
  />
);
