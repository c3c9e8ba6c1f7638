import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { sendUnsigned } from '../api.ts';
import { useLanguage, usePhrases } from '../staff-language.tsx';
import { FailedLine } from './failed-line.tsx';
import { messageOf } from './field-messages.ts';
import { NewPassword } from './new-password.tsx';
import { signInPhrases } from './phrases.ts';
import { signInWithPassword } from './sign-in-calls.ts';
import { useSignInFailure } from './sign-in-failure.ts';
import styles from './sign-in.module.css';

export interface Invitation {
  readonly email: string;
  readonly name: string;
}

interface InvitationFormProps {
  readonly invitation: Invitation;
  /** `invitations/{token}` */
  readonly path: string;
}

/** Who accepts is signed in at once: they have just said who they are. */
export function InvitationForm({ invitation, path }: InvitationFormProps) {
  const phrases = usePhrases(signInPhrases);
  const failure = useSignInFailure();
  const navigate = useNavigate();
  const language = useLanguage();
  const [name, setName] = useState(invitation.name);
  const [password, setPassword] = useState('');
  const accept = useMutation({
    mutationFn: async () => {
      await sendUnsigned('POST', `${path}/accept`, { name, language, password });
      return signInWithPassword(invitation.email, password);
    },
    onSuccess: () => navigate('/', { replace: true }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    accept.mutate();
  };
  const ofName = messageOf(accept.error, 'name');
  const ofPassword = messageOf(accept.error, 'password');
  const isOfField = ofName !== undefined || ofPassword !== undefined;
  return (
    <form onSubmit={submit} className={styles.form}>
      <FailedLine>
        {accept.error && !isOfField ? failure(accept.error, phrases.invitationGoneLead) : undefined}
      </FailedLine>
      {/* Password keepers file the new password under this address. */}
      <input type="hidden" name="email" autoComplete="username" value={invitation.email} />
      <TextInput
        label={phrases.name}
        autoComplete="name"
        required
        withAsterisk={false}
        value={name}
        error={ofName}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NewPassword value={password} onType={setPassword} error={ofPassword} />
      <Button type="submit" fullWidth loading={accept.isPending}>
        {phrases.begin}
      </Button>
    </form>
  );
}
