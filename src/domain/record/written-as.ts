import type { Scope } from '../content-type.ts';
import { defaultLanguage, isLanguage, type Language } from '../language.ts';

export interface WrittenAs {
  /** In both languages. */
  readonly localized: boolean;
  /** What is required is written in it, and translated from it. */
  readonly firstLanguage: Language;
}

/**
 * How a record is written: as its site is, and a site as it says of itself. What belongs to the group is written in both
 * languages, in English first.
 */
export function writtenAs(
  { scope }: { readonly scope: Scope },
  values: Readonly<Record<string, unknown>>,
  site: WrittenAs | undefined,
): WrittenAs {
  if (scope !== 'itself') {
    return { localized: site?.localized ?? true, firstLanguage: site?.firstLanguage ?? defaultLanguage };
  }
  const { localized, firstLanguage } = values;
  return {
    localized: localized === true,
    firstLanguage: isLanguage(firstLanguage) ? firstLanguage : defaultLanguage,
  };
}
