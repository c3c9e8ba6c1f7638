import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { sendUnsigned } from '../api.ts';
import { usePhrases } from '../staff-language.tsx';
import { FailedLine } from './failed-line.tsx';
import { signInPhrases } from './phrases.ts';
import { SignInCard } from './sign-in-card.tsx';
import { useSignInFailure } from './sign-in-failure.ts';
import styles from './sign-in.module.css';

export function Component() {
  const phrases = usePhrases(signInPhrases);
  const failure = useSignInFailure();
  const [email, setEmail] = useState('');
  const sendLink = useMutation({ mutationFn: () => sendUnsigned('POST', 'password/forgot', { email }) });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    sendLink.mutate();
  };
  return (
    <SignInCard
      title={phrases.forgotTitle}
      lead={sendLink.isSuccess ? undefined : phrases.forgotLead}
      foot={<Link to="/sign-in">{phrases.backToSignIn}</Link>}
    >
      <div role="status">{sendLink.isSuccess && <p>{phrases.linkSent}</p>}</div>
      {!sendLink.isSuccess && (
        <form onSubmit={submit} className={styles.form}>
          <FailedLine>{sendLink.error ? failure(sendLink.error, phrases.needed) : undefined}</FailedLine>
          <TextInput
            label={phrases.email}
            type="email"
            autoComplete="username"
            required
            withAsterisk={false}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" fullWidth loading={sendLink.isPending}>
            {phrases.sendLink}
          </Button>
        </form>
      )}
    </SignInCard>
  );
}
