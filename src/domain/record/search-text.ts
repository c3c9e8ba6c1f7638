import type { ContentType } from '../content-type.ts';
import type { PlacedValues } from './draft.ts';
import { kindOf } from '../fields/kinds.ts';
import { fold } from '../fold.ts';
import { languages } from '../language.ts';

const MOST = 50_000;

/**
 * All words of a record that a search should find, folded and with nothing but blanks between them: PostgreSQL looks
 * for addresses in what else stands there, for many seconds in a long text of '_a_a_a'.
 */
export function searchText(type: ContentType, values: PlacedValues): string {
  const words = Object.entries(type.fields).flatMap(([name, field]) => {
    const held = field.localized ? languages.map((one) => values.locale[one][name]) : [values.plain[name]];
    return held.flatMap((value) =>
      value === null ? [] : (kindOf(field).words?.(value, field, kindOf) ?? []),
    );
  });
  return fold([...new Set(words)].join(' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .slice(0, MOST);
}
