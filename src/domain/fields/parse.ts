import type { Field, Fields } from './field.ts';
import type { JsonSchema, FieldTypeOf, ParseContext } from './field-type.ts';

/** An empty value counts as nothing given: '' in a text, [] in a list. */
function isEmptyValue(value: unknown, field: Field, fieldTypeOf: FieldTypeOf): boolean {
  return (
    value === null || value === undefined || value === '' || (fieldTypeOf(field).isEmpty?.(value) ?? false)
  );
}

/** Reads one value of a field; nothing given becomes the kind's empty value, or a problem where it is required. */
export function parseValue(value: unknown, field: Field, at: string, context: ParseContext): unknown {
  const fieldType = context.fieldTypeOf(field);
  const before = context.issueCount;
  const read =
    value === null || value === undefined ? fieldType.blank : fieldType.parse(value, field, at, context);
  const fits = () => context.issueCount === before;
  if (field.required && fits() && isEmptyValue(read, field, context.fieldTypeOf))
    context.addIssue(at, 'required');
  return fits() ? read : context.replacement(read, field, at);
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pathOf = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);

/** Refuses what ends before it starts: a field may not come before the one that its `after` names. */
export function checkOrder(
  fields: Fields,
  values: Record<string, unknown>,
  at: string,
  context: ParseContext,
): void {
  for (const [name, field] of Object.entries(fields) as [string, Field & { after?: string }][]) {
    const end = values[name];
    const start = field.after === undefined ? undefined : values[field.after];
    // Wall-clock texts of one form sort as times do.
    if (typeof end === 'string' && typeof start === 'string' && end < start) {
      context.addIssue(pathOf(at, name), 'ends-before-start');
      if (context.isLenient) values[name] = context.fieldTypeOf(field).blank;
    }
  }
}

/** Reads an object of the given fields; a name that is not a field is refused. */
export function parseFields(
  value: unknown,
  fields: Fields,
  at: string,
  context: ParseContext,
): Record<string, unknown> | null {
  if (!isPlainObject(value)) {
    context.addIssue(at, 'type', 'a group of fields');
    return null;
  }
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(fields, name)) context.addIssue(pathOf(at, name), 'unknown');
  }
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      parseValue(Object.hasOwn(value, name) ? value[name] : null, field, pathOf(at, name), context),
    ]),
  );
  checkOrder(fields, values, at, context);
  return values;
}

export function schemaOfFields(fields: Fields, fieldTypeOf: FieldTypeOf): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        { ...fieldTypeOf(field).schema(field, fieldTypeOf), title: field.label },
      ]),
    ),
    required: Object.keys(fields).filter((name) => fields[name]?.required),
  };
}
