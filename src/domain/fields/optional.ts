import type { Field } from './field.ts';

const withoutDuty = new WeakMap<Field, Field>();
const withDuty = new WeakMap<Field, Field>();

function once(known: WeakMap<Field, Field>, field: Field, required: boolean): Field {
  const made = known.get(field) ?? { ...field, required };
  known.set(field, made);
  return made;
}

/**
 * The field without its duty: only the main language must say everything, what another lacks falls back when read.
 * The same one each time it is asked for.
 */
export const optional = (field: Field): Field => once(withoutDuty, field, false);

/** The field as the record's other values ask for it: one that is required only for some of them may be so now. */
export function askedField(field: Field, plain: Readonly<Record<string, unknown>>): Field {
  const { requiredWhen } = field;
  if (requiredWhen === undefined) return field;
  return plain[requiredWhen.field] === requiredWhen.is ? once(withDuty, field, true) : field;
}
