import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { usePhrases } from '../staff-language.tsx';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { signInPhrases } from './phrases.ts';
import { nextIn } from './sign-in-address.ts';
import type { SignInOutcome } from './sign-in-calls.ts';
import { SignInCard } from './sign-in-card.tsx';

export function Component() {
  const phrases = usePhrases(signInPhrases);
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const onDone = (outcome: SignInOutcome) => {
    if (outcome === 'code') setStep('code');
    else void navigate(nextIn(searchParams), { replace: true });
  };

  if (step === 'code') {
    return (
      <SignInCard title={phrases.codeTitle}>
        <CodeStep onDone={onDone} onBack={() => setStep('password')} />
      </SignInCard>
    );
  }
  return (
    <SignInCard
      title={phrases.signInTitle}
      lead={phrases.signInLead}
      foot={<Link to="/forgot-password">{phrases.forgot}</Link>}
    >
      <PasswordStep onDone={onDone} />
    </SignInCard>
  );
}
