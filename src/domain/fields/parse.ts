import { type Language, languages } from '../language.ts';
import { addMinutes } from '../time/calendar.ts';
import type { Field, Fields } from './field.ts';
import type { FieldTypeOf, JsonSchema, ParseContext } from './field-type.ts';
import { optional } from './optional.ts';
import type { DecimalField } from './number.ts';
import { readPrice } from './price.ts';
import type { WallClockField } from './when.ts';

/** In minutes. */
const A_DAY = 24 * 60;

/** An empty value counts as nothing given: '' in a text, [] in a list. */
function isEmptyValue(value: unknown, field: Field, fieldTypeOf: FieldTypeOf): boolean {
  return (
    value === null || value === undefined || value === '' || (fieldTypeOf(field).isEmpty?.(value) ?? false)
  );
}

/** Parses one value of a field; nothing given becomes the type's blank value, or an issue where it is required. */
export function parseValue(value: unknown, field: Field, at: string, context: ParseContext): unknown {
  const fieldType = context.fieldTypeOf(field);
  const before = context.issueCount;
  const parsed =
    value === null || value === undefined ? fieldType.blank : fieldType.parse(value, field, at, context);
  const fits = () => context.issueCount === before;
  if (field.required && fits() && isEmptyValue(parsed, field, context.fieldTypeOf))
    context.addIssue(at, 'required');
  return fits() ? parsed : context.replacement(parsed, field, at);
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pathOf = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);

/** Whether a field inside an entry or group is written once per language: lists and groups carry the languages inside. */
export const isBilingual = (field: Field, fieldTypeOf: FieldTypeOf): boolean =>
  field.localized === true && fieldTypeOf(field).holds === undefined;

/** Only the main language has to say what is required. What another lacks stays null and reads as the main one's. */
function parseBilingual(
  value: unknown,
  field: Field,
  at: string,
  context: ParseContext,
  mainLanguage: Language,
): Record<Language, unknown> {
  if (value !== null && value !== undefined && !isPlainObject(value)) {
    context.addIssue(at, 'type', '{ en, es }');
    if (!context.isLenient) return { en: null, es: null };
  }
  const given = isPlainObject(value) ? value : {};
  for (const name of Object.keys(given)) {
    if (!(languages as readonly string[]).includes(name)) context.addIssue(pathOf(at, name), 'unknown');
  }
  const inLanguage = (language: Language): unknown => {
    const one = Object.hasOwn(given, language) ? given[language] : null;
    if (language === mainLanguage) return parseValue(one, field, pathOf(at, language), context);
    if (one === null || one === undefined) return null;
    return parseValue(one, optional(field), pathOf(at, language), context);
  };
  return { en: inLanguage('en'), es: inLanguage('es') };
}

/** Refuses what ends before it starts: a field may not come before the one that its `after` names. */
export function checkOrder(
  fields: Fields,
  values: Record<string, unknown>,
  at: string,
  context: ParseContext,
): void {
  for (const [name, field] of Object.entries(fields) as [string, Field & Partial<WallClockField>][]) {
    const end = values[name];
    const start = field.after === undefined ? undefined : values[field.after];
    if (typeof end !== 'string' || typeof start !== 'string') continue;
    const repeats = field.withinADayIf !== undefined && values[field.withinADayIf] === 1;
    // Wall-clock texts of one form sort as times do.
    const isEarly = end < start;
    const isLate = repeats && end > addMinutes(start, A_DAY);
    if (!isEarly && !isLate) continue;
    context.addIssue(pathOf(at, name), isEarly ? 'ends-before-start' : 'longer-than-a-day');
    if (context.isLenient) values[name] = context.fieldTypeOf(field).blank;
  }
}

/** Reads amounts from the prices that they are the amounts of, and refuses the ones that say another price. */
function readAmounts(
  fields: Fields,
  values: Record<string, unknown>,
  at: string,
  context: ParseContext,
): void {
  for (const [name, { amountOf }] of Object.entries(fields) as [string, Field & Partial<DecimalField>][]) {
    const found = amountOf === undefined ? undefined : readPrice(values[amountOf], values[name]);
    if (!found) continue;
    values[name] = found.amount;
    if (!found.issue) continue;
    const { at: part, says } = found.issue;
    context.addIssue(
      pathOf(at, part === 'amount' ? name : part.replace('price', amountOf!)),
      'other-price',
      says,
    );
  }
}

interface InnerOptions {
  /** Names beside the fields that the caller parses itself. */
  readonly alsoKnown?: readonly string[];
  readonly mainLanguage?: Language;
}

/** Parses an object of the given fields; a name that is not a field is refused. */
export function parseFields(
  value: unknown,
  fields: Fields,
  at: string,
  context: ParseContext,
  { alsoKnown = [], mainLanguage = context.mainLanguage }: InnerOptions = {},
): Record<string, unknown> | null {
  if (!isPlainObject(value)) {
    context.addIssue(at, 'type', 'a group of fields');
    return null;
  }
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(fields, name) && !alsoKnown.includes(name)) {
      context.addIssue(pathOf(at, name), 'unknown');
    }
  }
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const own = Object.hasOwn(value, name) ? value[name] : null;
      return [
        name,
        isBilingual(field, context.fieldTypeOf)
          ? parseBilingual(own, field, pathOf(at, name), context, mainLanguage)
          : parseValue(own, field, pathOf(at, name), context),
      ];
    }),
  );
  checkOrder(fields, values, at, context);
  readAmounts(fields, values, at, context);
  return values;
}

/** The JSON schema of an object of the given fields. */
export function schemaOfFields(fields: Fields, fieldTypeOf: FieldTypeOf): JsonSchema {
  const schemaOf = (field: Field): JsonSchema => {
    const own = fieldTypeOf(field).schema(field, fieldTypeOf);
    if (!isBilingual(field, fieldTypeOf)) return { ...own, title: field.label };
    const spoken = { anyOf: [own, { type: 'null' }] };
    return { type: 'object', title: field.label, properties: { en: spoken, es: spoken } };
  };
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])),
    required: Object.keys(fields).filter((name) => fields[name]?.required),
  };
}
