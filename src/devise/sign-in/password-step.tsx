import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { usePhrases } from '../staff-language.tsx';
import { FailedLine } from './failed-line.tsx';
import { PasswordField } from './password-field.tsx';
import { signInPhrases } from './phrases.ts';
import { type SignInOutcome, signInWithPasskey, signInWithPassword } from './sign-in-calls.ts';
import { useSignInFailure } from './sign-in-failure.ts';
import styles from './sign-in.module.css';

interface PasswordStepProps {
  /** Of somebody who signs in again: they stay who they are. */
  readonly email?: string | undefined;
  readonly onDone: (outcome: SignInOutcome) => void;
}

export function PasswordStep({ email: known, onDone }: PasswordStepProps) {
  const phrases = usePhrases(signInPhrases);
  const failure = useSignInFailure();
  const [email, setEmail] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const byPassword = useMutation({
    mutationFn: () => signInWithPassword(email, password),
    onSuccess: onDone,
  });
  const byPasskey = useMutation({ mutationFn: signInWithPasskey, onSuccess: onDone });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    byPasskey.reset();
    byPassword.mutate();
  };
  const failed = byPassword.error
    ? failure(byPassword.error, phrases.wrong)
    : byPasskey.error
      ? phrases.wrongPasskey
      : undefined;
  const isBusy = byPassword.isPending || byPasskey.isPending;

  return (
    <form onSubmit={submit} className={styles.form}>
      <FailedLine>{failed}</FailedLine>
      <TextInput
        label={phrases.email}
        type="email"
        name="email"
        autoComplete="username webauthn"
        required
        withAsterisk={false}
        value={email}
        readOnly={known !== undefined}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordField
        label={phrases.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onType={setPassword}
        hasFocus={known !== undefined}
      />
      <Button type="submit" fullWidth loading={byPassword.isPending} disabled={isBusy}>
        {phrases.signIn}
      </Button>
      <p className={styles.or}>{phrases.or}</p>
      <Button
        variant="default"
        fullWidth
        loading={byPasskey.isPending}
        disabled={isBusy}
        onClick={() => byPasskey.mutate()}
      >
        {phrases.withPasskey}
      </Button>
    </form>
  );
}
