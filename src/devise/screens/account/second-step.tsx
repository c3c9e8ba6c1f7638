import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { send } from '../../api.ts';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { renewSession, useSession } from '../../session.tsx';
import { messageOf } from '../../sign-in/field-messages.ts';
import { PasswordField } from '../../sign-in/password-field.tsx';
import { usePhrases } from '../../staff-language.tsx';
import styles from './account.module.css';
import { ConfirmSecondStep, type NewSecondStep } from './confirm-second-step.tsx';
import { accountPhrases } from './phrases.ts';

/**
 * Turns the codes of an authenticator app on or off. Both need the password, as the computer may be unattended.
 */
export function SecondStep() {
  const phrases = usePhrases(accountPhrases);
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const [made, setMade] = useState<NewSecondStep | undefined>();
  const isOn = user.two_factor;
  const change = useMutation({
    mutationFn: () =>
      isOn
        ? send<undefined>('DELETE', 'account/two-factor', { password })
        : send<NewSecondStep>('POST', 'account/two-factor', { password }),
    onSuccess: async (response) => {
      setPassword('');
      if (isOn) {
        await renewSession();
        toastSuccess(phrases.isOff);
      } else setMade(response);
    },
    onError: toastFailure,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    change.mutate();
  };
  const onConfirmed = async () => {
    setMade(undefined);
    await renewSession();
    toastSuccess(phrases.isOn);
  };

  return (
    <section className={styles.part} aria-labelledby="second-step">
      <h2 id="second-step">{phrases.secondStep}</h2>
      {made ? (
        <ConfirmSecondStep made={made} onConfirmed={onConfirmed} />
      ) : (
        <>
          <p>{isOn ? phrases.secondStepOn : phrases.secondStepOff}</p>
          <form onSubmit={submit}>
            <PasswordField
              label={phrases.confirmPassword}
              autoComplete="current-password"
              value={password}
              onType={setPassword}
              error={messageOf(change.error, 'password')}
            />
            <Button type="submit" variant="default" loading={change.isPending}>
              {isOn ? phrases.turnOff : phrases.turnOn}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}
