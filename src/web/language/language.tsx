import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { inLanguage, type Language, type Locales } from '../../domain/language.ts';
import type { KitPhrases } from './kit-phrases.ts';
import { storeLanguage } from './language-choice.ts';

interface LanguageValue {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly phrases: KitPhrases;
}

const LanguageContext = createContext<LanguageValue | undefined>(undefined);

function useLanguageValue(): LanguageValue {
  const spoken = useContext(LanguageContext);
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
    (): LanguageValue => ({
      language,
      phrases: localizations[language],
      setLanguage: (chosen) => {
        storeLanguage(chosen);
        onChoice?.(chosen);
        setLanguage(chosen);
      },
    }),
    [language, localizations, onChoice],
  );
  return <LanguageContext value={spoken}>{children}</LanguageContext>;
}

export const useLanguage = (): Language => useLanguageValue().language;

export const useSetLanguage = () => useLanguageValue().setLanguage;

/** The phrases the app gave its provider; the kit knows its own among them. */
export const useKitPhrases = (): KitPhrases => useLanguageValue().phrases;

/** Reads a record's locales in the current language, the other one filling the gaps. */
export function useText(): <L extends object>(locale: Locales<L>) => L {
  const language = useLanguage();
  return (locale) => inLanguage(locale, language);
}

export { fillIn } from '../../domain/phrases/placeholders.ts';
