import { getDefaultZIndex, Modal } from '@mantine/core';
import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { FetchFailed } from '../../web/fetch.ts';
import { useSession } from '../session.tsx';
import { abandonSignIn, isWaitingForSignIn, subscribeToSignedOut, resumeAfterSignIn } from '../signed-out.ts';
import { usePhrases } from '../staff-language.tsx';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { signInPhrases } from './phrases.ts';
import type { SignInOutcome } from './sign-in-calls.ts';
import styles from './sign-in.module.css';

/** Above every dialog and menu, one of which may be what asked for something without a session. */
const ABOVE_DIALOGS = getDefaultZIndex('popover') + 1;

/** Escape would close the dialog below, and lose what was typed there: Mantine asks the focused element. */
function keepEscapeHere({ target }: FocusEvent) {
  target.setAttribute('data-mantine-stop-propagation', 'true');
}

/**
 * A session that ends in the middle is mended above the page: nothing typed is lost, and the calls that failed are
 * made again. The account is fixed, so that what was typed is saved by whoever typed it.
 */
export function SignInAgain() {
  const phrases = usePhrases(signInPhrases);
  const { user } = useSession();
  const [who] = useState(user.id);
  const [step, setStep] = useState<'password' | 'code'>('password');
  const isOpen = useSyncExternalStore(subscribeToSignedOut, isWaitingForSignIn);
  const onDone = (outcome: SignInOutcome) => {
    setStep(outcome === 'code' ? 'code' : 'password');
    if (outcome === 'signed-in') resumeAfterSignIn();
  };
  // A passkey may be somebody else's: they begin at the beginning.
  useEffect(() => {
    if (user.id !== who) window.location.assign('/devise');
  }, [user.id, who]);

  const leave = () => {
    abandonSignIn(new FetchFailed('devise/session', 401));
    window.location.assign('/devise/sign-in');
  };
  return (
    <Modal.Root
      opened={isOpen}
      onClose={() => {}}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size={440}
      zIndex={ABOVE_DIALOGS}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={phrases.againTitle} onFocusCapture={keepEscapeHere}>
        <div className={`${styles.form} ${styles.again}`}>
          <h2>{phrases.againTitle}</h2>
          <p className="quiet">{phrases.againLead}</p>
          {step === 'code' ? (
            <CodeStep onDone={onDone} onBack={() => setStep('password')} />
          ) : (
            <PasswordStep email={user.email} onDone={onDone} />
          )}
          <button type="button" className={styles.link} onClick={leave}>
            {phrases.leave}
          </button>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
