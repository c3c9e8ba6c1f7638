import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '../../../domain/language.ts';
import { sendWhole } from '../../api.ts';
import { tellFailure, tellSuccess } from '../../messages.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import { useMay } from '../../session.tsx';
import { LanguageRadios } from '../../shell/language-radios.tsx';
import { Page } from '../../shell/page/page.tsx';
import { messagesOf, useFocusOnRefused } from '../../sign-in/field-messages.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { useWrite } from '../../use-write.ts';
import { userPhrases } from './phrases.ts';
import { RightsFields } from './rights-fields.tsx';
import type { Granted, User } from './user.ts';
import styles from './users.module.css';

interface MailMeta {
  readonly mail: 'sent' | 'printed' | 'failed';
}

interface InviteDraft extends Granted {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

export function Component() {
  const phrases = usePhrases(userPhrases);
  const { change, why } = useMay('manage users');
  if (change) return <Invite />;
  return <Page title={phrases.inviteTitle} lead={why} back={{ to: '/users', label: phrases.back }} />;
}

function Invite() {
  const phrases = usePhrases(userPhrases);
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [language, setLanguage] = useState(useLanguage());
  const [granted, setGranted] = useState<Granted>({ role_ids: [], site_ids: [] });
  const draft: InviteDraft = { email, name, language, ...granted };
  const invite = useWrite({
    mutationFn: (sent: InviteDraft) => sendWhole<User, MailMeta>('POST', 'users', sent),
    onSuccess: async ({ data, meta }) => {
      const notes = { sent: '', printed: phrases.mailPrinted, failed: phrases.mailFailed };
      tellSuccess(`${phrases.wasInvited(data.name)} ${notes[meta?.mail ?? 'sent']}`.trim());
      await queries.invalidateQueries({ queryKey: queryKeys.users.lists });
      await navigate('/users');
    },
    onError: tellFailure,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    invite.mutate(draft);
  };
  const message = messagesOf(invite, draft);
  const form = useFocusOnRefused(invite.error);

  return (
    <Page title={phrases.inviteTitle} lead={phrases.inviteLead} back={{ to: '/users', label: phrases.back }}>
      <form ref={form} onSubmit={submit} className={styles.form} noValidate>
        <TextInput
          label={phrases.email}
          type="email"
          autoComplete="off"
          value={email}
          error={message('email')}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <TextInput
          label={phrases.name}
          autoComplete="off"
          value={name}
          error={message('name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <LanguageRadios label={phrases.language} value={language} onChange={setLanguage} />
        <RightsFields value={granted} onChange={setGranted} messageOf={message} />
        <div className={styles.buttons}>
          <Button type="submit" loading={invite.isPending}>
            {phrases.sendInvitation}
          </Button>
        </div>
      </form>
    </Page>
  );
}
