import { type ReactNode, useEffect } from 'react';
import type { Language } from '../../domain/language.ts';
import { useSession } from '../session.tsx';
import { useSetLanguage } from '../staff-language.tsx';

/** The account's language goes before the browser's: whoever signs in reads devise in their own. */
export function AccountLanguage({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  return (
    <>
      <SetLanguage language={user.language} key={user.id} />
      {children}
    </>
  );
}

function SetLanguage({ language }: { readonly language: Language }) {
  const setLanguage = useSetLanguage();
  useEffect(() => setLanguage(language), [language, setLanguage]);
  return null;
}
