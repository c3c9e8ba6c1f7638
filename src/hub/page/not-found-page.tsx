import { usePhrases } from '../phrases.ts';
import { home } from '../router/history.ts';
import { NotFound } from './not-found.tsx';

/** What a route that is none shows. */
export function NotFoundPage() {
  const phrases = usePhrases();
  return (
    <NotFound
      title={phrases['unable-to-find-resource']}
      text={phrases['click-back-arrow-ins']}
      way={{ to: home, name: phrases['back-to-home'] }}
    />
  );
}
