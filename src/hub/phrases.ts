import type { Phrases } from '../content/site/phrases/en.ts';
import { useKitPhrases } from '../web/language/language.tsx';

/** Everything the hub says, in the current language. */
export const usePhrases = (): Phrases => useKitPhrases() as Phrases;
