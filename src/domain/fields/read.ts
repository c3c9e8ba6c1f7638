import type { Field, Fields } from './field.ts';
import type { JsonSchema, KindOf, Reading } from './kind.ts';

/** An empty value counts as nothing given: '' in a text, [] in a list. */
function isEmptyValue(value: unknown, field: Field, kindOf: KindOf): boolean {
  return value === null || value === undefined || value === '' || (kindOf(field).isEmpty?.(value) ?? false);
}

/** Reads one value of a field; nothing given becomes the kind's empty value, or a problem where it is required. */
export function readValue(value: unknown, field: Field, at: string, reading: Reading): unknown {
  const kind = reading.kindOf(field);
  const before = reading.refusals;
  const read = value === null || value === undefined ? kind.empty : kind.read(value, field, at, reading);
  const fits = () => reading.refusals === before;
  if (field.required && fits() && isEmptyValue(read, field, reading.kindOf)) reading.refuse(at, 'required');
  return fits() ? read : reading.instead(read, field, at);
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pathOf = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);

/** Refuses what ends before it starts: a field may not come before the one that its `after` names. */
export function refuseWrongOrder(
  fields: Fields,
  values: Record<string, unknown>,
  at: string,
  reading: Reading,
): void {
  for (const [name, field] of Object.entries(fields) as [string, Field & { after?: string }][]) {
    const end = values[name];
    const start = field.after === undefined ? undefined : values[field.after];
    // Wall-clock texts of one form sort as times do.
    if (typeof end === 'string' && typeof start === 'string' && end < start) {
      reading.refuse(pathOf(at, name), 'ends-before-start');
      if (reading.isLenient) values[name] = reading.kindOf(field).empty;
    }
  }
}

/** Reads an object of the given fields; a name that is not a field is refused. */
export function readFields(
  value: unknown,
  fields: Fields,
  at: string,
  reading: Reading,
): Record<string, unknown> | null {
  if (!isPlainObject(value)) {
    reading.refuse(at, 'type', 'a group of fields');
    return null;
  }
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(fields, name)) reading.refuse(pathOf(at, name), 'unknown');
  }
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      readValue(Object.hasOwn(value, name) ? value[name] : null, field, pathOf(at, name), reading),
    ]),
  );
  refuseWrongOrder(fields, values, at, reading);
  return values;
}

export function schemaOfFields(fields: Fields, kindOf: KindOf): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        { ...kindOf(field).schema(field, kindOf), title: field.label },
      ]),
    ),
    required: Object.keys(fields).filter((name) => fields[name]?.required),
  };
}
