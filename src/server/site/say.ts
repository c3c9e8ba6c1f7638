import type { Phrase } from '../../content/phrase/public-site/en.ts';
import { fillIn } from '../../domain/phrases/placeholders.ts';
import { guestPhrases } from '../delivery/guest-phrases.ts';
import type { SiteRequest } from './site-request.ts';

export type Say = (phrase: Phrase, words?: Readonly<Record<string, string | number>>) => string;

/** `say('page-of', { page, pages })` in the language of a request, as staff of its site put it. */
export const sayIn = ({ snapshot, language }: Pick<SiteRequest, 'snapshot' | 'language'>): Say => {
  const phrases = guestPhrases(snapshot).site[language];
  return (phrase, words = {}) => fillIn(phrases[phrase], words);
};
