import { Button } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { send } from '../../api.ts';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import { useSession } from '../../session.tsx';
import { messageOf } from '../../sign-in/field-messages.ts';
import { NewPassword } from '../../sign-in/new-password.tsx';
import { PasswordField } from '../../sign-in/password-field.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { useWrite } from '../../use-write.ts';
import { OWN } from '../sessions/sessions.tsx';
import styles from './account.module.css';
import { accountPhrases } from './phrases.ts';

export function PasswordForm() {
  const phrases = usePhrases(accountPhrases);
  const { user } = useSession();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const change = useWrite({
    mutationFn: () => send('POST', 'account/password', { current, password }),
    onSuccess: async () => {
      setCurrent('');
      setPassword('');
      toastSuccess(phrases.passwordChanged);
      await queries.invalidateQueries({ queryKey: queryKeys.sessions(OWN) });
    },
    onError: toastFailure,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <section className={styles.part} aria-labelledby="password">
      <h2 id="password">{phrases.password}</h2>
      <form onSubmit={submit}>
        {/* Password keepers file the new password under this address. */}
        <input type="hidden" name="email" autoComplete="username" value={user.email} />
        <PasswordField
          label={phrases.current}
          autoComplete="current-password"
          value={current}
          onType={setCurrent}
          error={messageOf(change.error, 'current')}
        />
        <NewPassword value={password} onType={setPassword} error={messageOf(change.error, 'password')} />
        <Button type="submit" variant="default" loading={change.isPending}>
          {phrases.changePassword}
        </Button>
      </form>
    </section>
  );
}
