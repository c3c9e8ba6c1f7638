import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { send } from '../../api.ts';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { renewSession, useSession } from '../../session.tsx';
import { LanguageRadios } from '../../shell/language-radios.tsx';
import { messageOf } from '../../sign-in/field-messages.ts';
import { usePhrases } from '../../staff-language.tsx';
import { useWrite } from '../../use-write.ts';
import styles from './account.module.css';
import { accountPhrases } from './phrases.ts';

export function YouForm() {
  const phrases = usePhrases(accountPhrases);
  const { user } = useSession();
  const [name, setName] = useState(user.name);
  const [language, setLanguage] = useState(user.language);
  const save = useWrite({
    mutationFn: () => send('PUT', 'account', { name, language }),
    onSuccess: async () => {
      await renewSession();
      toastSuccess(accountPhrases[language].saved);
    },
    onError: toastFailure,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <section className={styles.part} aria-labelledby="you">
      <h2 id="you">{phrases.you}</h2>
      <form onSubmit={submit} noValidate>
        <TextInput
          label={phrases.name}
          autoComplete="name"
          value={name}
          error={messageOf(save.error, 'name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <LanguageRadios label={phrases.language} value={language} onChange={setLanguage} />
        <Button type="submit" loading={save.isPending}>
          {phrases.save}
        </Button>
      </form>
    </section>
  );
}
