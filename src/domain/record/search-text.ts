import type { ContentType } from '../content-type.ts';
import type { Field } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { fold } from '../fold.ts';
import { leavesOf, spokenValues } from './leaves.ts';

const MAX_LENGTH = 50_000;

const isSearched = (field: Field): boolean => fieldTypeOf(field).searchWords !== undefined;

/**
 * All words of a record that a search should find, folded and with nothing but blanks between them: PostgreSQL looks
 * for addresses in what else stands there, for many seconds in a long text of '_a_a_a'.
 */
export function searchText(type: ContentType, record: unknown): string {
  const words = leavesOf(type, record, 'id', isSearched).flatMap((leaf) => {
    const { searchWords } = fieldTypeOf(leaf.field);
    return searchWords ? spokenValues(leaf).flatMap(({ value }) => searchWords(value, leaf.field)) : [];
  });
  return fold([...new Set(words)].join(' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .slice(0, MAX_LENGTH);
}
