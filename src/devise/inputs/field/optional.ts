import type { Field } from '../../../domain/fields/field.ts';

const known = new WeakMap<Field, Field>();

/** The field without its duty: Spanish may lack what English must say. The same one each time it is asked for. */
export function optional(field: Field): Field {
  const made = known.get(field) ?? { ...field, required: false };
  known.set(field, made);
  return made;
}
