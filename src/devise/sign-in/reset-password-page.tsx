import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { sendUnsigned } from '../api.ts';
import { usePhrases } from '../staff-language.tsx';
import { FailedLine } from './failed-line.tsx';
import { messageOf } from './field-messages.ts';
import { NewPassword } from './new-password.tsx';
import { signInPhrases } from './phrases.ts';
import { SignInCard } from './sign-in-card.tsx';
import { useSignInFailure } from './sign-in-failure.ts';
import styles from './sign-in.module.css';

/** At the end of the link in a mail. */
export function Component() {
  const phrases = usePhrases(signInPhrases);
  const failure = useSignInFailure();
  const [searchParams] = useSearchParams();
  const [password, setPassword] = useState('');
  const reset = useMutation({
    mutationFn: () =>
      sendUnsigned('POST', 'password/reset', { token: searchParams.get('token') ?? '', password }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    reset.mutate();
  };
  const ofPassword = messageOf(reset.error, 'password');
  if (reset.isSuccess) {
    return (
      <SignInCard
        title={phrases.resetDoneTitle}
        lead={phrases.resetDone}
        foot={<Link to="/sign-in">{phrases.signIn}</Link>}
      />
    );
  }
  return (
    <SignInCard title={phrases.resetTitle} foot={<Link to="/forgot-password">{phrases.askAgain}</Link>}>
      <form onSubmit={submit} className={styles.form}>
        <FailedLine>
          {reset.error && ofPassword === undefined ? failure(reset.error, phrases.badLink) : undefined}
        </FailedLine>
        <NewPassword value={password} onType={setPassword} error={ofPassword} />
        <Button type="submit" fullWidth loading={reset.isPending}>
          {phrases.keepPassword}
        </Button>
      </form>
    </SignInCard>
  );
}
