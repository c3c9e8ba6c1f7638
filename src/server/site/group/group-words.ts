import type { Locales } from '../../../domain/language.ts';
import type { SiteRequest } from '../site-request.ts';
import { guestPhrases } from '../../delivery/guest-phrases.ts';

/** Said in the language of the page: { en: 'Pool', es: 'Alberca' }. */
export const said = (words: Locales<string>, { language }: Pick<SiteRequest, 'language'>): string =>
  words[language];

/** The phrases of the public site in the language of the page. */
export const phrasesOf = ({ snapshot, language }: SiteRequest) => guestPhrases(snapshot).site[language];
