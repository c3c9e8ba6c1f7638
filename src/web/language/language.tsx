import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { inLanguage, type Language, type Locales } from '../../domain/language.ts';
import type { KitPhrases } from './kit-phrases.ts';
import { keepLanguage } from './language-choice.ts';

interface Spoken {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly phrases: KitPhrases;
}

const Speaking = createContext<Spoken | undefined>(undefined);

function useSpoken(): Spoken {
  const spoken = useContext(Speaking);
  if (!spoken) throw new Error('There is no LanguageProvider above.');
  return spoken;
}

interface LanguageProviderProps {
  readonly first: Language;
  readonly localizations: Locales<KitPhrases>;
  /** The guest has chosen another one. */
  readonly onChoice?: ((language: Language) => void) | undefined;
  readonly children: ReactNode;
}

/** Everything below speaks one language, and all of it changes at once. */
export function LanguageProvider({ first, localizations, onChoice, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(first);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const spoken = useMemo(
    (): Spoken => ({
      language,
      phrases: localizations[language],
      setLanguage: (chosen) => {
        keepLanguage(chosen);
        onChoice?.(chosen);
        setLanguage(chosen);
      },
    }),
    [language, localizations, onChoice],
  );
  return <Speaking value={spoken}>{children}</Speaking>;
}

export const useLanguage = (): Language => useSpoken().language;

export const useSetLanguage = () => useSpoken().setLanguage;

/** The phrases the app gave its provider; the kit knows its own among them. */
export const useKitPhrases = (): KitPhrases => useSpoken().phrases;

/** Reads a record's locales in the current language, the other one filling the gaps. */
export function useText(): <L extends object>(locale: Locales<L>) => L {
  const language = useLanguage();
  return (locale) => inLanguage(locale, language);
}

/** 'View {restaurant} Details' with its words in place. */
export const fillIn = (phrase: string, words: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{(\w+)\}/g, (gap, name: string) => String(words[name] ?? gap));
