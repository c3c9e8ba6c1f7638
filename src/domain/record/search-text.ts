import type { ContentType } from '../content-type.ts';
import type { RecordValues } from './parse-record.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { fold } from '../fold.ts';
import { languages } from '../language.ts';

const MOST = 50_000;

/**
 * All words of a record that a search should find, folded and with nothing but blanks between them: PostgreSQL looks
 * for addresses in what else stands there, for many seconds in a long text of '_a_a_a'.
 */
export function searchText(type: ContentType, values: RecordValues): string {
  const words = Object.entries(type.fields).flatMap(([name, field]) => {
    const held = field.localized ? languages.map((one) => values.locale[one][name]) : [values.plain[name]];
    return held.flatMap((value) =>
      value === null ? [] : (fieldTypeOf(field).searchWords?.(value, field, fieldTypeOf) ?? []),
    );
  });
  return fold([...new Set(words)].join(' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .slice(0, MOST);
}
