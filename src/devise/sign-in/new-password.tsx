import { usePhrases } from '../staff-language.tsx';
import { PasswordField } from './password-field.tsx';
import { signInPhrases } from './phrases.ts';

interface NewPasswordProps {
  readonly value: string;
  readonly onType: (password: string) => void;
  readonly error?: string | undefined;
}

/** A password to be chosen. The rule stands there before it is broken. */
export function NewPassword(field: NewPasswordProps) {
  const phrases = usePhrases(signInPhrases);
  return (
    <PasswordField
      {...field}
      label={phrases.newPassword}
      description={phrases.passwordRule}
      name="new-password"
      autoComplete="new-password"
    />
  );
}
