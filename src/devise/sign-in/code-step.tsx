import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useFocusOnce } from '../shell/use-focus-once.ts';
import { usePhrases } from '../staff-language.tsx';
import { FailedLine } from './failed-line.tsx';
import { signInPhrases } from './phrases.ts';
import { type SignInOutcome, signInWithCode } from './sign-in-calls.ts';
import { useSignInFailure } from './sign-in-failure.ts';
import styles from './sign-in.module.css';

interface CodeStepProps {
  readonly onDone: (outcome: SignInOutcome) => void;
  readonly onBack: () => void;
}

/** The second step of who keeps an authenticator: its code, or one of the recovery codes. */
export function CodeStep({ onDone, onBack }: CodeStepProps) {
  const phrases = usePhrases(signInPhrases);
  const failure = useSignInFailure();
  const field = useFocusOnce<HTMLInputElement>();
  const [code, setCode] = useState('');
  const [isRecovery, setIsRecovery] = useState(false);
  const check = useMutation({
    mutationFn: () => signInWithCode(code.replaceAll(/\s/g, ''), isRecovery),
    onSuccess: onDone,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    check.mutate();
  };
  const change = () => {
    setIsRecovery(!isRecovery);
    setCode('');
    check.reset();
    field.current?.focus();
  };

  return (
    <form onSubmit={submit} className={styles.form}>
      <p className="quiet">{isRecovery ? phrases.recoveryLead : phrases.codeLead}</p>
      <FailedLine>{check.error ? failure(check.error, phrases.wrongCode) : undefined}</FailedLine>
      <TextInput
        label={isRecovery ? phrases.recoveryCode : phrases.code}
        name="code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        data-autofocus
        ref={field}
        required
        withAsterisk={false}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" fullWidth loading={check.isPending}>
        {phrases.signIn}
      </Button>
      <button type="button" className={styles.link} onClick={change}>
        {isRecovery ? phrases.useCode : phrases.useRecovery}
      </button>
      <button type="button" className={styles.link} onClick={onBack}>
        {phrases.otherAccount}
      </button>
    </form>
  );
}
