import type { ContentType } from '../content-type.ts';
import type { Locales } from '../language.ts';
import { untranslatedTexts } from '../record/untranslated.ts';

/** Dotted paths, below a language, of the texts that a record says in English and not in Spanish. */
export function gapsOf(type: ContentType, locale: Locales<Readonly<Record<string, unknown>>>): string[] {
  const spoken = Object.fromEntries(Object.entries(type.fields).filter(([, field]) => field.localized));
  return untranslatedTexts(spoken, locale.en, locale.es);
}
