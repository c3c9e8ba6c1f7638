import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { send } from '../../api.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import { Confirm } from './confirm.tsx';
import styles from './inbox.module.css';
import { inboxPhrases } from './phrases.ts';

/** Deletes a submission with all that belongs to it. */
export function Deletion({ id }: { readonly id: number }) {
  const phrases = usePhrases(inboxPhrases);
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const removing = useWrite({
    mutationFn: () => send('DELETE', `inbox/${id}`),
    onSuccess: async () => {
      toastSuccess(phrases.removed);
      await navigate('/inbox');
      queries.removeQueries({ queryKey: queryKeys.inbox.one(id) });
      await queries.invalidateQueries({ queryKey: queryKeys.inbox.lists });
    },
    onError: toastFailure,
  });
  if (isAsking) {
    return (
      <Confirm
        note={phrases.sureNote}
        yes={phrases.yes}
        isBusy={removing.isPending}
        onYes={() => removing.mutate()}
        onNo={() => setIsAsking(false)}
      />
    );
  }
  return (
    <div className={styles.buttons}>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {phrases.remove}
      </Button>
    </div>
  );
}
