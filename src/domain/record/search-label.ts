import { type Language, languageNames } from '../language.ts';

/** Languages in the words of the reader: 'English, Spanish', 'inglés, español'; '' where there are none. */
export const languageName = (spoken: readonly Language[], reader: Language): string =>
  spoken.map((one) => languageNames[reader][one]).join(', ');

/** How searches tell menus of one name apart: 'Desayuno – Casa Marea (English, Spanish)'. */
export function searchLabel(name: string, siteName: string | null, spoken: string): string {
  const place = siteName ? ` – ${siteName}` : '';
  return `${name}${place}${spoken === '' ? '' : ` (${spoken})`}`;
}
