import type { ContentType } from './content-type.ts';
import type { PlacedValues } from './draft.ts';
import { kindOf } from './fields/kinds.ts';
import { fold } from './fold.ts';
import { languages } from './language.ts';

const MOST = 50_000;

/** All words of a record that a search should find, folded; `[]` entries and numbers have none. */
export function searchText(type: ContentType, values: PlacedValues): string {
  const words = Object.entries(type.fields).flatMap(([name, field]) => {
    const held = field.localized ? languages.map((one) => values.locale[one][name]) : [values.plain[name]];
    return held.flatMap((value) =>
      value === null ? [] : (kindOf(field).words?.(value, field, kindOf) ?? []),
    );
  });
  return fold([...new Set(words)].join(' ')).slice(0, MOST);
}
