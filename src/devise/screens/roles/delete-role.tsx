import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { send } from '../../api.ts';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import { useFocusOnce } from '../../shell/use-focus-once.ts';
import { WhyNot } from '../../shell/choice/why-not.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { useWrite } from '../../use-write.ts';
import { rolePhrases } from './phrases.ts';
import { type Role, roleName } from './role.ts';
import styles from './roles.module.css';

/** Asks once more before a role goes; one that people have stays. */
export function DeleteRole({ kept }: { readonly kept: Role }) {
  const phrases = usePhrases(rolePhrases);
  const name = roleName(kept, useLanguage());
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useWrite({
    mutationFn: () => send('DELETE', `user-roles/${kept.id}?version=${kept.version}`),
    onSuccess: async () => {
      toastSuccess(phrases.deleted(name));
      await navigate('/user-roles');
      queries.removeQueries({ queryKey: queryKeys.roles.one(kept.id) });
      await queries.invalidateQueries({ queryKey: queryKeys.roles.list });
    },
    onError: toastFailure,
  });
  const why = kept.people > 0 ? phrases.inUse(kept.people) : '';

  if (!isAsking) {
    return (
      <div className={styles.remove}>
        <WhyNot why={why}>
          <Button variant="default" onClick={() => setIsAsking(true)}>
            {phrases.remove}
          </Button>
        </WhyNot>
        {why !== '' && <p className="quiet">{why}</p>}
      </div>
    );
  }
  return (
    <ConfirmDeletion
      name={name}
      isBusy={remove.isPending}
      onYes={() => remove.mutate()}
      onNo={() => setIsAsking(false)}
    />
  );
}

interface ConfirmDeletionProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function ConfirmDeletion({ name, isBusy, onYes, onNo }: ConfirmDeletionProps) {
  const phrases = usePhrases(rolePhrases);
  const question = useFocusOnce<HTMLHeadingElement>();
  return (
    <div className={styles.remove} role="group" aria-labelledby="sure">
      <h2 id="sure" tabIndex={-1} ref={question}>
        {phrases.sure}
      </h2>
      <p>{phrases.sureNote(name)}</p>
      <div className={styles.buttons}>
        <Button color="red" loading={isBusy} onClick={onYes}>
          {phrases.yes}
        </Button>
        <Button variant="default" onClick={onNo}>
          {phrases.no}
        </Button>
      </div>
    </div>
  );
}
