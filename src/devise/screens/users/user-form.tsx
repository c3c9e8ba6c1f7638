import { Button, Switch, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { savedFirst, send } from '../../api.ts';
import { tellFailure, tellSuccess } from '../../messages.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import { renewSession, useSession } from '../../session.tsx';
import { messagesOf, useFocusOnRefused } from '../../sign-in/field-messages.ts';
import { usePhrases } from '../../staff-language.tsx';
import { useWrite } from '../../use-write.ts';
import { userPhrases } from './phrases.ts';
import { RightsFields } from './rights-fields.tsx';
import type { Granted, User } from './user.ts';
import styles from './users.module.css';

interface UserFormProps {
  readonly user: User;
  readonly path: string;
  readonly isReadOnly: boolean;
}

interface UserDraft extends Granted {
  readonly name: string;
  readonly disabled: boolean;
}

export function UserForm({ user, path, isReadOnly }: UserFormProps) {
  const phrases = usePhrases(userPhrases);
  const session = useSession();
  const [name, setName] = useState(user.name);
  const [granted, setGranted] = useState<Granted>({ role_ids: user.role_ids, site_ids: user.site_ids });
  const [disabled, setDisabled] = useState(user.disabled);
  const draft: UserDraft = { name, ...granted, disabled };
  const save = useWrite({
    mutationFn: (sent: UserDraft) => send<User>('PUT', path, { ...sent, version: user.version }),
    onSuccess: async (saved) => {
      queries.setQueryData(queryKeys.users.one(user.id), saved);
      tellSuccess(phrases.saved(saved.name));
      if (saved.id === session.user.id) await renewSession();
    },
    onError: tellFailure,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate(draft);
  };
  const { error } = save;
  const current = savedFirst(error);
  const message = messagesOf(save, draft);
  const form = useFocusOnRefused(error);

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <fieldset disabled={isReadOnly} className={styles.form}>
        {current !== undefined && (
          <div className={styles.note} role="alert">
            <p>{phrases.conflict}</p>
            <Button
              variant="default"
              mt={8}
              onClick={() => queries.setQueryData(queryKeys.users.one(user.id), current)}
            >
              {phrases.showTheirs}
            </Button>
          </div>
        )}
        <TextInput
          label={phrases.name}
          autoComplete="off"
          value={name}
          error={message('name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <RightsFields value={granted} onChange={setGranted} messageOf={message} />
        <fieldset className={styles.part}>
          <legend>{phrases.access}</legend>
          <Switch
            label={phrases.isDisabled}
            description={phrases.disabledNote}
            error={message('disabled')}
            checked={disabled}
            onChange={(event) => setDisabled(event.currentTarget.checked)}
          />
        </fieldset>
        {!isReadOnly && (
          <div className={styles.buttons}>
            <Button type="submit" loading={save.isPending}>
              {phrases.save}
            </Button>
          </div>
        )}
      </fieldset>
    </form>
  );
}
