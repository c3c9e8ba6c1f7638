import { FetchFailed } from '../../web/fetch.ts';
import { failureSentence } from '../shell/failure-sentence.ts';
import { shellPhrases } from '../shell/phrases.ts';
import { usePhrases } from '../staff-language.tsx';

/** Says a failed sign-in; `refused` is the sentence for what the server did not accept. */
export function useSignInFailure(): (error: unknown, refused: string) => string {
  const phrases = usePhrases(shellPhrases);
  return (error, refused) =>
    error instanceof FetchFailed && [400, 401, 404, 422].includes(error.status)
      ? refused
      : failureSentence(error, phrases);
}
