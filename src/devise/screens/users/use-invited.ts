import type { Envelope } from '../../api.ts';
import { toastSuccess } from '../../toasts.ts';
import { usePhrases } from '../../staff-language.tsx';
import { userPhrases } from './phrases.ts';
import type { User } from './user.ts';

/** A person with what became of the mail that invites them. */
export type Invited = Envelope<User, { readonly mail: 'sent' | 'printed' | 'failed' }>;

/** Says who was invited, and where the link is when no mail took it. */
export function useInvited(): (invited: Invited) => void {
  const phrases = usePhrases(userPhrases);
  const notes = { sent: '', printed: phrases.mailPrinted, failed: phrases.mailFailed };
  return ({ data, meta }) =>
    toastSuccess(`${phrases.wasInvited(data.name)} ${notes[meta?.mail ?? 'sent']}`.trim());
}
