import type { Field } from './field.ts';
import type { GroupField } from './nested.ts';

const known = new WeakMap<Field, Field>();

const isGroup = (field: Field): field is GroupField => field.type === 'group';

const made = (field: Field): Field => ({
  ...field,
  required: false,
  // A group falls back part by part, a list as a whole.
  ...(isGroup(field) && {
    fields: Object.fromEntries(Object.entries(field.fields).map(([name, part]) => [name, optional(part)])),
  }),
});

/**
 * The field without its duty: only the default language must say everything, what another lacks falls back when read.
 * The same one each time it is asked for.
 */
export function optional(field: Field): Field {
  const free = known.get(field) ?? made(field);
  known.set(field, free);
  return free;
}
