import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { get } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { useSession } from '../../session.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { FormNote } from '../form/settings-form.tsx';
import { DeleteRole } from './delete-role.tsx';
import { rolePhrases } from './phrases.ts';
import { mayGrant, type Role, roleDescription, roleName } from './role.ts';
import { RoleForm } from './role-form.tsx';
import { useMayChangeRoles } from './use-may-change-roles.ts';

const NEW = 'new';

export function Component() {
  const { id = '' } = useParams();
  return id === NEW ? <NewRole /> : <OneRole id={id} key={id} />;
}

function NewRole() {
  const phrases = usePhrases(rolePhrases);
  const why = useMayChangeRoles();
  return (
    <Page title={phrases.newTitle} back={{ to: '/user-roles', label: phrases.back }}>
      {why !== '' && <FormNote>{why}</FormNote>}
      <RoleForm kept={null} isReadOnly={why !== ''} />
    </Page>
  );
}

function OneRole({ id }: { readonly id: string }) {
  const phrases = usePhrases(rolePhrases);
  const language = useLanguage();
  const { user } = useSession();
  const mayNot = useMayChangeRoles();
  const role = useQuery({
    queryKey: queryKeys.roles.one(id),
    queryFn: ({ signal }) => get<Role>(`user-roles/${encodeURIComponent(id)}`, signal),
  });
  const { data } = role;
  const why = mayNot || (data && !mayGrant(user, data) ? phrases.beyond : '');
  return (
    <Page
      title={data ? roleName(data, language) : phrases.title}
      lead={data && roleDescription(data, language)}
      back={{ to: '/user-roles', label: phrases.back }}
    >
      <Loaded of={role}>
        {(found) => (
          <>
            {why !== '' && <FormNote>{why}</FormNote>}
            <RoleForm kept={found} isReadOnly={why !== ''} key={found.version} />
            {why === '' && <DeleteRole kept={found} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}
