import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { isLanguage, type Language } from '../domain/language.ts';

const KEY = 'palapa-staff-language';

interface LanguageValue {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageValue | undefined>(undefined);

/** The last choice in this browser, otherwise the browser's language. */
function firstLanguage(): Language {
  try {
    const stored = localStorage.getItem(KEY);
    if (isLanguage(stored)) return stored;
  } catch {
    // Storage may be switched off; the browser's language then decides.
  }
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return spoken ?? 'en';
}

function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** The language staff read devise in. Their account knows it too: `AccountLanguage` brings the two together. */
export function StaffLanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  const choose = useCallback((chosen: Language) => {
    storeLanguage(chosen);
    setLanguage(chosen);
  }, []);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const spoken = useMemo(
    (): LanguageValue => ({
      language,
      setLanguage: choose,
    }),
    [language, choose],
  );
  return <LanguageContext value={spoken}>{children}</LanguageContext>;
}

function useLanguageValue(): LanguageValue {
  const spoken = useContext(LanguageContext);
  if (!spoken) throw new Error('There is no StaffLanguageProvider above.');
  return spoken;
}

export const useLanguage = (): Language => useLanguageValue().language;

export const useSetLanguage = () => useLanguageValue().setLanguage;

/** The phrases of a folder's phrases.ts in the language of the signed-in person. */
export const usePhrases = <T,>(dictionary: Readonly<Record<Language, T>>): T => dictionary[useLanguage()];
