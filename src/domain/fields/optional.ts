import type { Field } from './field.ts';

const known = new WeakMap<Field, Field>();

/**
 * The field without its duty: only the main language must say everything, what another lacks falls back when read.
 * The same one each time it is asked for.
 */
export function optional(field: Field): Field {
  const made = known.get(field) ?? { ...field, required: false };
  known.set(field, made);
  return made;
}
