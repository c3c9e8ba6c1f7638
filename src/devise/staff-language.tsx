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

interface Spoken {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

const Speaking = createContext<Spoken | undefined>(undefined);

/** The last choice in this browser, else what the browser itself speaks. */
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

function keep(language: Language): void {
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
    keep(chosen);
    setLanguage(chosen);
  }, []);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const spoken = useMemo(
    (): Spoken => ({
      language,
      setLanguage: choose,
    }),
    [language, choose],
  );
  return <Speaking value={spoken}>{children}</Speaking>;
}

function useSpoken(): Spoken {
  const spoken = useContext(Speaking);
  if (!spoken) throw new Error('There is no StaffLanguageProvider above.');
  return spoken;
}

export const useLanguage = (): Language => useSpoken().language;

export const useSetLanguage = () => useSpoken().setLanguage;

/** A room's own words in the language of the person at the desk: `usePhrases(phrases)` of its phrases.ts. */
export const usePhrases = <T,>(dictionary: Readonly<Record<Language, T>>): T => dictionary[useLanguage()];
