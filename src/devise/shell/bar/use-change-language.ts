import type { Language } from '../../../domain/language.ts';
import { send } from '../../api.ts';
import { toastFailure } from '../../toasts.ts';
import { renewSession, useSession } from '../../session.tsx';
import { useSetLanguage } from '../../staff-language.tsx';

/** Changes the language at once and keeps it in the account, so that messages by mail speak it too. */
export function useChangeLanguage(): (language: Language) => void {
  const { user } = useSession();
  const setLanguage = useSetLanguage();
  return (language) => {
    setLanguage(language);
    send('PUT', 'account', { name: user.name, language }).then(renewSession).catch(toastFailure);
  };
}
