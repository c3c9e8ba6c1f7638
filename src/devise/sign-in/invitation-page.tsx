import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FetchFailed, fetchData } from '../../web/fetch.ts';
import { queryKeys } from '../query-keys.ts';
import { Loaded } from '../shell/page/loaded.tsx';
import { usePhrases } from '../staff-language.tsx';
import { InvitationForm, type Invitation } from './invitation-form.tsx';
import { signInPhrases } from './phrases.ts';
import { SignInCard } from './sign-in-card.tsx';

/** At the end of the link in a mail that invites. */
export function Component() {
  const phrases = usePhrases(signInPhrases);
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token') ?? '';
  const path = `devise/invitations/${encodeURIComponent(token)}`;
  const invitation = useQuery({
    queryKey: queryKeys.invitation(token),
    queryFn: ({ signal }) => fetchData<Invitation>(path, signal),
  });
  const { error } = invitation;
  const isGone = token === '' || (error instanceof FetchFailed && error.status >= 400 && error.status < 429);
  if (isGone) return <SignInCard title={phrases.invitationGone} lead={phrases.invitationGoneLead} />;
  return (
    <SignInCard
      title={phrases.invitationTitle(invitation.data?.name ?? '')}
      lead={invitation.data && phrases.invitationLead(invitation.data.email)}
    >
      <Loaded of={invitation} rows={2}>
        {(data) => <InvitationForm invitation={data} path={path.replace('devise/', '')} />}
      </Loaded>
    </SignInCard>
  );
}
