import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { get, sendForEnvelope } from '../../api.ts';
import { toastFailure } from '../../toasts.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMay, useSession } from '../../session.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { Sessions } from '../sessions/sessions.tsx';
import { FormNote } from '../form/settings-form.tsx';
import { userPhrases } from './phrases.ts';
import { type Invited, useInvited } from './use-invited.ts';
import type { User } from './user.ts';
import { UserForm } from './user-form.tsx';
import { UserState } from './user-row.tsx';

export function Component() {
  const phrases = usePhrases(userPhrases);
  const { id = '' } = useParams();
  const path = `users/${encodeURIComponent(id)}`;
  const user = useQuery({
    queryKey: queryKeys.users.one(id),
    queryFn: ({ signal }) => get<User>(path, signal),
  });
  return (
    <Page
      title={user.data?.name ?? phrases.title}
      lead={user.data?.email}
      back={{ to: '/users', label: phrases.back }}
    >
      <Loaded of={user}>{(data) => <Person user={data} path={path} />}</Loaded>
    </Page>
  );
}

function Person({ user, path }: { readonly user: User; readonly path: string }) {
  const phrases = usePhrases(userPhrases);
  const may = useMay('manage users');
  const session = useSession();
  const why = may.change && !user.is_yours_to_change ? phrases.beyond : may.why;
  const again = useMutation({
    mutationFn: (): Promise<Invited> => sendForEnvelope('POST', `${path}/invite`),
    onSuccess: useInvited(),
    onError: toastFailure,
  });
  return (
    <>
      <p>
        <UserState user={user} />
        {user.two_factor && ` · ${phrases.twoFactor}`}
      </p>
      {why !== '' && <FormNote>{why}</FormNote>}
      {user.invited && why === '' && (
        <p>
          <Button variant="default" loading={again.isPending} onClick={() => again.mutate()}>
            {phrases.inviteAgain}
          </Button>
        </p>
      )}
      <UserForm user={user} path={path} isReadOnly={why !== ''} key={`${user.id} ${user.version}`} />
      {user.is_yours_to_change && (
        <Sessions
          title={phrases.sessions}
          path={`${path}/sessions`}
          why={why}
          isOwn={user.id === session.user.id}
        />
      )}
    </>
  );
}
