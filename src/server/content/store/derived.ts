import type { ContentType } from '../../../domain/content-type.ts';
import type { Language } from '../../../domain/language.ts';
import type { RecordValues } from '../../../domain/record/parse-record.ts';
import { fold } from '../../../domain/fold.ts';
import { nameOf } from '../../../domain/record/record-name.ts';
import { referenceKeys } from '../../../domain/record/named-ids.ts';
import { searchText } from '../../../domain/record/search-text.ts';
import { titledLanguages } from '../../../domain/record/title.ts';
import { untranslatedTexts } from '../../../domain/record/untranslated.ts';

/** Raised with each change of these rules: `catch-up.ts` then draws them anew for every record. */
export const DERIVED = 5;

const MAX_NAME = 200;

/** The columns that lists, sorts and searches look at, drawn from a record's values at each write. */
export function derivedValues(
  type: ContentType,
  values: RecordValues,
  { due, from }: { readonly due: readonly string[]; readonly from: Language },
) {
  const record = { ...values.plain, locale: values.locale };
  const titled = titledLanguages(type, record);
  const name = nameOf(type, record, 'en');
  // A site in one language has nothing to translate. Of other records their site says so when they are looked for.
  const isOneLanguage = type.scope === 'itself' && values.plain.localized !== true;
  return {
    search: searchText(type, record),
    refers_to: referenceKeys(type, record),
    name_key: fold(name).slice(0, MAX_NAME),
    in_en: titled.includes('en'),
    in_es: titled.includes('es'),
    needs_spanish: !isOneLanguage && (due.length > 0 || untranslatedTexts(type, record, { from }).length > 0),
    derived: DERIVED,
  };
}
