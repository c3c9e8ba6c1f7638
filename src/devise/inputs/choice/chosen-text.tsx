import { TextInput } from '@mantine/core';
import type { InputProps } from '../field/input-props.ts';
import { useFrame } from '../field/use-frame.tsx';

/** What was chosen, where nothing else may be: no arrow promises a list. */
export function ChosenText({ shown, ...props }: InputProps<string> & { readonly shown: string }) {
  return <TextInput {...useFrame(props)} value={shown} readOnly />;
}
