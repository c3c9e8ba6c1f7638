import type { ContentType } from '../content-type.ts';
import { fieldTypeOf } from '../fields/field-types.ts';

/**
 * The fields that many records of a type may be given one value of at once, in the order of its forms. Names are left out,
 * and whatever else no two records share.
 */
export function bulkFields({ fields, titleField, workflow }: ContentType): string[] {
  const asked = (workflow?.parts ?? []).flatMap((part) => part.fields);
  return asked.filter((name) => {
    const field = fields[name];
    if (!field) return false;
    const { setsMany, isWords } = fieldTypeOf(field);
    const isName = name === titleField || (isWords === true && field.required === true);
    return setsMany === true && !isName && !field.unique && !field.isOwn;
  });
}
