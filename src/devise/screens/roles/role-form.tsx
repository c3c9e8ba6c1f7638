import { Checkbox, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { type Permission, permissions } from '../../../domain/staff/permission.ts';
import { send } from '../../api.ts';
import { toastSuccess } from '../../toasts.ts';
import { permissionPhrases } from '../../permission-phrases.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import { renewSession, useSession } from '../../session.tsx';
import { TickOption } from '../../shell/choice/option.tsx';
import { coveredBy } from '../../settings-menu.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { FieldsPart, SettingsForm } from '../form/settings-form.tsx';
import { useServerForm } from '../form/use-server-form.ts';
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

type RoleValues = Record<(typeof texts)[number], string> &
  Pick<Role, 'permissions' | 'may_change' | 'may_publish' | 'words_only_in'>;

const valuesOf = (role: Role | null): RoleValues => ({
  name: role?.name ?? '',
  name_es: role?.name_es ?? '',
  description: role?.description ?? '',
  description_es: role?.description_es ?? '',
  permissions: role?.permissions ?? [],
  may_change: role?.may_change ?? true,
  may_publish: role?.may_publish ?? true,
  words_only_in: role?.words_only_in ?? [],
});

export function RoleForm({ kept, isReadOnly }: RoleFormProps) {
  const phrases = usePhrases(rolePhrases);
  const { names } = usePhrases(permissionPhrases);
  const { user } = useSession();
  const language = useLanguage();
  const covers = (permission: Permission) => {
    const covered = coveredBy(permission, language);
    return covered.length > 0 ? phrases.covers(covered.join(', ')) : '';
  };
  const navigate = useNavigate();
  const server = useServerForm({
    keptAs: `role-${kept?.id ?? 'new'}`,
    initialValues: valuesOf(kept),
    ...(kept && { version: kept.version }),
    write: (values, version) =>
      kept
        ? send<Role>('PUT', `user-roles/${kept.id}`, { ...values, version })
        : send<Role>('POST', 'user-roles', values),
    onSaved: async (saved) => {
      toastSuccess(kept ? phrases.saved(saved.name) : phrases.created(saved.name));
      await queries.invalidateQueries({ queryKey: queryKeys.roles.list });
      if (!kept) return navigate('/user-roles');
      queries.setQueryData(queryKeys.roles.one(saved.id), saved);
      // It may be one's own.
      return renewSession();
    },
  });
  const { form } = server;
  const labels = {
    name: phrases.name,
    name_es: phrases.nameEs,
    description: phrases.description,
    description_es: phrases.descriptionEs,
  };
  const conflict = kept && {
    text: phrases.conflict,
    showTheirs: phrases.showTheirs,
    onShowTheirs: (current: unknown) => queries.setQueryData(queryKeys.roles.one(kept.id), current),
  };

  return (
    <SettingsForm of={server} isReadOnly={isReadOnly} save={phrases.save} {...(conflict && { conflict })}>
      <div className={styles.pair}>
        {texts.map((field) => (
          <TextInput key={field} label={labels[field]} autoComplete="off" {...form.getInputProps(field)} />
        ))}
      </div>
      <FieldsPart title={phrases.permissions}>
        <Checkbox.Group {...form.getInputProps('permissions')}>
          <div className={styles.ticks}>
            {permissions.map((one) => {
              const isMine = user.permissions_list.includes(one);
              return (
                <TickOption
                  key={one}
                  value={one}
                  label={names[one]}
                  description={[covers(one), isMine ? '' : phrases.notYours].filter(Boolean).join(' ')}
                  disabled={!isMine}
                />
              );
            })}
          </div>
        </Checkbox.Group>
      </FieldsPart>
      <ScopeField
        value={form.values}
        error={form.errors.words_only_in}
        onChange={({ may_change, may_publish, words_only_in }) => {
          form.setFieldValue('may_change', may_change);
          form.setFieldValue('may_publish', may_publish);
          form.setFieldValue('words_only_in', words_only_in);
        }}
      />
    </SettingsForm>
  );
}
