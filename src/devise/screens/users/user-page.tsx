import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { get, sendWhole } from '../../api.ts';
import { tellFailure, tellSuccess } from '../../messages.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMay, useSession } from '../../session.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { Sessions } from '../sessions/sessions.tsx';
import { userPhrases } from './phrases.ts';
import type { User } from './user.ts';
import { UserForm } from './user-form.tsx';
import { UserState } from './user-row.tsx';
import styles from './users.module.css';

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
    mutationFn: () => sendWhole<User, { mail: 'sent' | 'printed' | 'failed' }>('POST', `${path}/invite`),
    onSuccess: ({ data, meta }) => {
      const notes = { sent: '', printed: phrases.mailPrinted, failed: phrases.mailFailed };
      tellSuccess(`${phrases.wasInvited(data.name)} ${notes[meta?.mail ?? 'sent']}`.trim());
    },
    onError: tellFailure,
  });
  return (
    <>
      <p>
        <UserState user={user} />
        {user.two_factor && ` · ${phrases.twoFactor}`}
      </p>
      {why !== '' && <p className={styles.note}>{why}</p>}
      {user.invited && why === '' && (
        <div className={styles.buttons}>
          <Button variant="default" loading={again.isPending} onClick={() => again.mutate()}>
            {phrases.inviteAgain}
          </Button>
        </div>
      )}
      <UserForm user={user} path={path} isReadOnly={why !== ''} key={user.version} />
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
