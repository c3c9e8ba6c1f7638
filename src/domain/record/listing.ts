import type { ContentType } from '../content-type.ts';
import { fieldTypeOf } from '../fields/field-types.ts';

/** What lists of a type may be sorted and filtered by. Each has an index, so that long lists stay quick. */

/** Facts that every record has an order by. */
const SORTED_FACTS = ['id', 'created_at', 'updated_at'] as const;

/** The declared fields among a type's sorts: its name, and the columns of its table that have an order. */
export function sortedFields({ fields, titleField, workflow }: ContentType): string[] {
  const columns = (workflow?.columns ?? []).filter((name) => {
    const field = fields[name];
    return field !== undefined && !field.localized && fieldTypeOf(field).isOrdered === true;
  });
  return [...new Set([titleField, ...columns])];
}

/** Every name that `sort=` knows; with a '-' before it, the other way round. */
export const sortsOf = (type: ContentType): string[] => [
  ...sortedFields(type),
  ...SORTED_FACTS,
  ...(type.ordered ? ['position'] : []),
];

/** The fields a list may be narrowed by: `category=Wellness`. */
export const filtersOf = ({ fields }: ContentType): string[] =>
  Object.keys(fields).filter((name) => fieldTypeOf(fields[name]!).filter !== undefined);
