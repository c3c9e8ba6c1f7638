import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language, Locales } from '../../domain/language.ts';
import type { KitPhrases } from './kit-phrases.ts';
import { LanguageProvider } from './language.tsx';

/** For tests: a phrase is its own key, and says its language. */
const phrasesIn = (language: string) =>
  new Proxy({} as KitPhrases, { get: (_phrases, key) => `${String(key)} (${language})` });

export const kitPhrases: Locales<KitPhrases> = { en: phrasesIn('en'), es: phrasesIn('es') };

/** For tests: the HTML that a server sends of it in that language, without the names of classes. */
export function renderedIn(language: Language, element: ReactNode): string {
  const html = renderToStaticMarkup(
    <LanguageProvider first={language} localizations={kitPhrases}>
      {element}
    </LanguageProvider>,
  );
  return html.replace(/ class="[^"]*"/g, '');
}
