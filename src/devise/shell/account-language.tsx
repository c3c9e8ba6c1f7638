import { type ReactNode, useEffect } from 'react';
import { useSession } from '../session.tsx';
import { useSetLanguage } from '../staff-language.tsx';

/** The account's language goes before the browser's: whoever signs in reads devise in their own. */
export function AccountLanguage({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const setLanguage = useSetLanguage();
  useEffect(() => setLanguage(user.language), [user.id, user.language, setLanguage]);
  return children;
}
