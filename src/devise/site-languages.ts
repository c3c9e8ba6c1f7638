import { defaultLanguage, type Language, otherLanguage } from '../domain/language.ts';

interface Written {
  readonly localized: boolean;
  readonly firstLanguage: Language;
}

/** The languages that a site is written in, the one it is translated from first. */
export const languagesOf = ({ localized, firstLanguage }: Written): readonly [Language, ...Language[]] =>
  localized ? [firstLanguage, otherLanguage(firstLanguage)] : [defaultLanguage];
