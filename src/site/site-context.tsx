import { createContext, type ReactNode, useContext } from 'react';
import { resolveAddress } from '../domain/link.ts';
import { inSiteLanguage } from '../domain/site/site-sections.ts';
import { fillIn, useLanguage } from '../web/language/language.tsx';
import type { Phrase, SitePhrases } from '../content/phrase/public-site/en.ts';

const PhrasesContext = createContext<SitePhrases | undefined>(undefined);

export const SitePhrasesProvider = ({ phrases, children }: { phrases: SitePhrases; children: ReactNode }) => (
  <PhrasesContext value={phrases}>{children}</PhrasesContext>
);

/** `say('until-day', { day })` in the language of the page. */
export function useSay() {
  const phrases = useContext(PhrasesContext);
  if (!phrases) throw new Error('There is no SitePhrasesProvider above.');
  return (phrase: Phrase, words: Readonly<Record<string, string | number>> = {}) =>
    fillIn(phrases[phrase], words);
}

export interface Leading {
  readonly href: string;
  /** Opens a tab of its own. */
  readonly isOutside: boolean;
}

/** Where an address that staff wrote leads from a page in this language; undefined where it leads nowhere safe. */
export function useLeading() {
  const language = useLanguage();
  return (address: string | null): Leading | undefined => {
    const target = resolveAddress(address);
    if (!target) return undefined;
    if (target.kind === 'route') return { href: inSiteLanguage(target.to, language), isOutside: false };
    const isPage = target.kind === 'new-tab' && /^https?:/i.test(target.url);
    return { href: target.url, isOutside: isPage };
  };
}

const PressesContext = createContext<string | null>(null);

export const PressesProvider = PressesContext;

/**
 * Attributes of a link whose presses are counted: the browser itself tells the address in `ping`, without script. One
 * that does not (Firefox, unless it is told to) presses without being counted, whichever version it shows.
 */
export function useCounted(): { readonly ping?: string } {
  const presses = useContext(PressesContext);
  return presses === null ? {} : { ping: presses };
}
