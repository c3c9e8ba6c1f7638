import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, lazy, Suspense, useState } from 'react';
import { send } from '../../api.ts';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { useFocusOnce } from '../../shell/use-focus-once.ts';
import { messageOf } from '../../sign-in/field-messages.ts';
import { usePhrases } from '../../staff-language.tsx';
import styles from './account.module.css';
import { accountPhrases } from './phrases.ts';

const QrPicture = lazy(() => import('./qr-picture.tsx'));

export interface NewSecondStep {
  readonly totp_uri: string;
  readonly recovery_codes: readonly string[];
}

interface ConfirmSecondStepProps {
  readonly made: NewSecondStep;
  readonly onConfirmed: () => Promise<void>;
}

/** The picture to scan, the codes to keep, and the first code as the proof that both work. */
export function ConfirmSecondStep({ made, onConfirmed }: ConfirmSecondStepProps) {
  const phrases = usePhrases(accountPhrases);
  const heading = useFocusOnce<HTMLHeadingElement>();
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => send('POST', 'account/two-factor/confirm', { code }),
    onSuccess: onConfirmed,
    onError: toastFailure,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    confirm.mutate();
  };
  const copy = () =>
    void navigator.clipboard
      .writeText(made.recovery_codes.join('\n'))
      .then(() => toastSuccess(phrases.copied), toastFailure);
  // In fours it is typed without losing the place; apps take it with or without the spaces.
  const secret = (URL.parse(made.totp_uri)?.searchParams.get('secret') ?? '').replaceAll(/.{4}(?=.)/g, '$& ');

  return (
    <div className={styles.scan}>
      <h3 tabIndex={-1} ref={heading}>
        {phrases.scanTitle}
      </h3>
      <Suspense>
        <QrPicture text={made.totp_uri} label={phrases.scan} />
      </Suspense>
      <p>
        {phrases.secret} <span className={styles.secret}>{secret}</span>
      </p>
      <h3>{phrases.recoveryTitle}</h3>
      <p>{phrases.recovery}</p>
      <ul className={`plain ${styles.codes}`}>
        {made.recovery_codes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {/* Over plain http browsers have no clipboard. */}
      {window.isSecureContext && (
        <Button variant="default" onClick={copy}>
          {phrases.copy}
        </Button>
      )}
      <form onSubmit={submit} className={styles.form}>
        <TextInput
          label={phrases.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={messageOf(confirm.error, 'code')}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" loading={confirm.isPending}>
          {phrases.confirm}
        </Button>
      </form>
    </div>
  );
}
