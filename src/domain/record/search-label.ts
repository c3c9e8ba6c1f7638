import { isTranslated, type Language, languages, type Locales } from '../language.ts';

const names: Record<Language, Record<Language, string>> = {
  en: { en: 'English', es: 'Spanish' },
  es: { en: 'inglés', es: 'español' },
};

/** The languages that have a title: 'English, Spanish', 'inglés, español'; '' where neither has one. */
export const languageName = (locale: Locales<object>, reader: Language, titleField = 'title'): string =>
  languages
    .filter((one) => isTranslated(locale, one, titleField))
    .map((one) => names[reader][one])
    .join(', ');

/** How searches tell menus of one name apart: 'Desayuno – Casa Marea (English, Spanish)'. */
export function searchLabel(name: string, siteName: string | null, languageNames: string): string {
  const place = siteName ? ` – ${siteName}` : '';
  return `${name}${place}${languageNames === '' ? '' : ` (${languageNames})`}`;
}
