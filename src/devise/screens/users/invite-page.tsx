import { TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { Language } from '../../../domain/language.ts';
import { sendForEnvelope } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import { useMay } from '../../session.tsx';
import { LanguageRadios } from '../../shell/language-radios.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { SettingsForm } from '../form/settings-form.tsx';
import { useServerForm } from '../form/use-server-form.ts';
import { userPhrases } from './phrases.ts';
import { RightsFields } from './rights-fields.tsx';
import { type Invited, useInvited } from './use-invited.ts';
import type { Granted } from './user.ts';

interface InviteValues extends Granted {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

export function Component() {
  const phrases = usePhrases(userPhrases);
  const { change, why } = useMay('manage users');
  return (
    <Page
      title={phrases.inviteTitle}
      lead={change ? phrases.inviteLead : why}
      back={{ to: '/users', label: phrases.back }}
    >
      {change && <InviteForm />}
    </Page>
  );
}

function InviteForm() {
  const phrases = usePhrases(userPhrases);
  const navigate = useNavigate();
  const language = useLanguage();
  const tellInvited = useInvited();
  const initialValues: InviteValues = { email: '', name: '', language, role_ids: [], site_ids: [] };
  const server = useServerForm({
    keptAs: 'invitation',
    initialValues,
    write: (values): Promise<Invited> => sendForEnvelope('POST', 'users', values),
    onSaved: async (invited) => {
      tellInvited(invited);
      await queries.invalidateQueries({ queryKey: queryKeys.users.lists });
      await navigate('/users');
    },
  });
  const { form } = server;
  return (
    <SettingsForm of={server} save={phrases.sendInvitation}>
      <TextInput label={phrases.email} type="email" autoComplete="off" {...form.getInputProps('email')} />
      <TextInput label={phrases.name} autoComplete="off" {...form.getInputProps('name')} />
      <LanguageRadios
        label={phrases.language}
        value={form.values.language}
        onChange={(chosen) => form.setFieldValue('language', chosen)}
      />
      <RightsFields
        value={form.values}
        errors={form.errors}
        onRoles={(ids) => form.setFieldValue('role_ids', ids)}
        onSites={(ids) => form.setFieldValue('site_ids', ids)}
      />
    </SettingsForm>
  );
}
