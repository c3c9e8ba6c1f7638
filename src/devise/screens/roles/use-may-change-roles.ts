import { useMay, useSession } from '../../session.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { rolePhrases } from './phrases.ts';

/** Why the person may not change roles; empty where they may. A role holds everywhere, so they must too. */
export function useMayChangeRoles(): string {
  const phrases = usePhrases(rolePhrases);
  const { user } = useSession();
  const { why } = useMay('manage users');
  return why || (user.site_ids === 'all' ? '' : phrases.everywhere);
}
