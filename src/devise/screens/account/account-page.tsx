import { useSession } from '../../session.tsx';
import { Page } from '../../shell/page/page.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { OWN, Sessions } from '../sessions/sessions.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { accountPhrases } from './phrases.ts';
import { SecondStep } from './second-step.tsx';
import { YouForm } from './you-form.tsx';

/** What everybody may keep of themselves. */
export function Component() {
  const phrases = usePhrases(accountPhrases);
  const { user } = useSession();
  return (
    <Page title={phrases.title} lead={user.email}>
      {/* The language may be chosen in the menu of one's own name, too. */}
      <YouForm key={user.language} />
      <PasswordForm />
      <SecondStep />
      <Passkeys />
      <Sessions title={phrases.sessions} path={OWN} why="" isOwn />
    </Page>
  );
}
