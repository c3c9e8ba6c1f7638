import { Switch, TextInput } from '@mantine/core';
import { send } from '../../api.ts';
import { toastSuccess } from '../../toasts.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import { renewSession, useSession } from '../../session.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { FieldsPart, SettingsForm } from '../form/settings-form.tsx';
import { useServerForm } from '../form/use-server-form.ts';
import { userPhrases } from './phrases.ts';
import { RightsFields } from './rights-fields.tsx';
import type { Granted, User } from './user.ts';

interface UserFormProps {
  readonly user: User;
  readonly path: string;
  readonly isReadOnly: boolean;
}

interface UserValues extends Granted {
  readonly name: string;
  readonly disabled: boolean;
}

const valuesOf = ({ name, role_ids, site_ids, disabled }: User): UserValues => ({
  name,
  role_ids,
  site_ids,
  disabled,
});

export function UserForm({ user, path, isReadOnly }: UserFormProps) {
  const phrases = usePhrases(userPhrases);
  const session = useSession();
  const server = useServerForm({
    keptAs: `user-${user.id}`,
    initialValues: valuesOf(user),
    version: user.version,
    write: (values, version) => send<User>('PUT', path, { ...values, version }),
    onSaved: async (saved) => {
      queries.setQueryData(queryKeys.users.one(user.id), saved);
      toastSuccess(phrases.saved(saved.name));
      if (saved.id === session.user.id) await renewSession();
    },
  });
  const { form } = server;
  return (
    <SettingsForm
      of={server}
      isReadOnly={isReadOnly}
      save={phrases.save}
      conflict={{
        text: phrases.conflict,
        showTheirs: phrases.showTheirs,
        onShowTheirs: (current) => queries.setQueryData(queryKeys.users.one(user.id), current),
      }}
    >
      <TextInput label={phrases.name} autoComplete="off" {...form.getInputProps('name')} />
      <RightsFields
        value={form.values}
        errors={form.errors}
        onRoles={(ids) => form.setFieldValue('role_ids', ids)}
        onSites={(ids) => form.setFieldValue('site_ids', ids)}
      />
      <FieldsPart title={phrases.access}>
        <Switch
          label={phrases.isDisabled}
          description={phrases.disabledNote}
          {...form.getInputProps('disabled', { type: 'checkbox' })}
        />
      </FieldsPart>
    </SettingsForm>
  );
}
