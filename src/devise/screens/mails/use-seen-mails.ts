import { type MailKind, mailKinds } from '../../../content/mails/mail-kinds.ts';
import { useMayList, useSession } from '../../session.tsx';

/** The mails that the signed-in person may look at; the server has the last word. */
export function useSeenMails(): readonly MailKind[] {
  const may = useMayList();
  const { user } = useSession();
  return mailKinds.filter(
    ({ permission, group }) => may(permission).view && (group !== 'agents' || user.site_ids === 'all'),
  );
}
