import { otherLanguage } from '../../../domain/language.ts';
import { useLanguage } from '../../staff-language.tsx';
import type { StoredPicture } from './stored-pictures.ts';

/** What a picture shows, in the language of whoever reads, or at least in the other one. */
export function useAlt(): (picture: StoredPicture | null | undefined) => string {
  const language = useLanguage();
  return (picture) => picture?.alt[language] || picture?.alt[otherLanguage(language)] || '';
}
