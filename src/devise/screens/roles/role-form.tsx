import { Button, Checkbox, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { permissions } from '../../../domain/staff/permission.ts';
import { savedFirst, send } from '../../api.ts';
import { tellFailure, tellSuccess } from '../../messages.ts';
import { permissionPhrases } from '../../permission-phrases.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import { renewSession, useSession } from '../../session.tsx';
import { TickOption } from '../../shell/choice/option.tsx';
import { messagesOf, useFocusOnRefused } from '../../sign-in/field-messages.ts';
import { usePhrases } from '../../staff-language.tsx';
import { useWrite } from '../../use-write.ts';
import { rolePhrases } from './phrases.ts';
import type { Role } from './role.ts';
import styles from './roles.module.css';
import { ScopeField } from './scope-field.tsx';

interface RoleFormProps {
  /** Null for a new one. */
  readonly kept: Role | null;
  readonly isReadOnly: boolean;
}

const texts = ['name', 'name_es', 'description', 'description_es'] as const;

const draftOf = (role: Role | null) => ({
  name: role?.name ?? '',
  name_es: role?.name_es ?? '',
  description: role?.description ?? '',
  description_es: role?.description_es ?? '',
  permissions: role?.permissions ?? [],
  may_change: role?.may_change ?? true,
  words_only_in: role?.words_only_in ?? [],
});

export function RoleForm({ kept, isReadOnly }: RoleFormProps) {
  const phrases = usePhrases(rolePhrases);
  const { names } = usePhrases(permissionPhrases);
  const { user } = useSession();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(draftOf(kept));
  const save = useWrite({
    mutationFn: (sent: ReturnType<typeof draftOf>) =>
      kept
        ? send<Role>('PUT', `user-roles/${kept.id}`, { ...sent, version: kept.version })
        : send<Role>('POST', 'user-roles', sent),
    onSuccess: async (saved) => {
      tellSuccess(kept ? phrases.saved(saved.name) : phrases.created(saved.name));
      await queries.invalidateQueries({ queryKey: queryKeys.roles.list });
      if (!kept) return navigate('/user-roles');
      queries.setQueryData(queryKeys.roles.one(saved.id), saved);
      // It may be one's own.
      return renewSession();
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
  const labels = {
    name: phrases.name,
    name_es: phrases.nameEs,
    description: phrases.description,
    description_es: phrases.descriptionEs,
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <fieldset disabled={isReadOnly} className={styles.form}>
        {kept && current !== undefined && (
          <div className={styles.note} role="alert">
            <p>{phrases.conflict}</p>
            <Button
              variant="default"
              mt={8}
              onClick={() => queries.setQueryData(queryKeys.roles.one(kept.id), current)}
            >
              {phrases.showTheirs}
            </Button>
          </div>
        )}
        <div className={styles.pair}>
          {texts.map((field) => (
            <TextInput
              key={field}
              label={labels[field]}
              autoComplete="off"
              value={draft[field]}
              error={message(field)}
              onChange={(event) => setDraft({ ...draft, [field]: event.currentTarget.value })}
            />
          ))}
        </div>
        <fieldset className={styles.part}>
          <legend>{phrases.permissions}</legend>
          <Checkbox.Group
            error={message('permissions')}
            value={[...draft.permissions]}
            onChange={(chosen) => setDraft({ ...draft, permissions: chosen })}
          >
            <div className={styles.ticks}>
              {permissions.map((one) => {
                const isMine = user.permissions_list.includes(one);
                return (
                  <TickOption
                    key={one}
                    value={one}
                    label={names[one]}
                    description={isMine ? undefined : phrases.notYours}
                    disabled={!isMine}
                  />
                );
              })}
            </div>
          </Checkbox.Group>
        </fieldset>
        <ScopeField
          value={draft}
          error={message('words_only_in')}
          onChange={(scope) => setDraft({ ...draft, ...scope })}
        />
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
