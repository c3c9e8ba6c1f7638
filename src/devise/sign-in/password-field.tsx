import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { usePhrases } from '../staff-language.tsx';
import { signInPhrases } from './phrases.ts';

interface PasswordFieldProps extends Pick<PasswordInputProps, 'label' | 'description' | 'name' | 'error'> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onType: (password: string) => void;
  readonly hasFocus?: boolean;
}

/** A password that can be looked at while it is typed, by keyboard too. */
export function PasswordField({ onType, hasFocus = false, ...field }: PasswordFieldProps) {
  const phrases = usePhrases(signInPhrases);
  return (
    <PasswordInput
      {...field}
      required
      withAsterisk={false}
      aria-invalid={field.error ? true : undefined}
      data-autofocus={hasFocus || undefined}
      visibilityToggleButtonProps={{ 'aria-label': phrases.showPassword, size: 44, tabIndex: 0 }}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
