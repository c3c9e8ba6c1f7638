import { isLanguage } from '../language.ts';
import { type EntryFacts, entryIdSchema } from './entry.ts';
import type { Fields } from './field.ts';
import type { FieldTypeOf, JsonSchema, ParseContext } from './field-type.ts';
import { parseFields, schemaOfFields } from './parse.ts';

type Values = Readonly<Record<string, unknown>>;
export type ParsedEntry = EntryFacts & Values;

/** What an entry is made of: its fields, and facts of its own that its list keeps beside them. */
interface EntryShape {
  readonly fields: Fields;
  readonly facts?: Values;
}

function parseOnlyIn(value: unknown, at: string, context: ParseContext): Pick<EntryFacts, 'only_in'> {
  if (value === undefined || value === null) return {};
  if (isLanguage(value)) return { only_in: value };
  context.addIssue(at, 'choice', 'en, es');
  return {};
}

/** Parses the entries of a list. `shapeOf` says what an entry is made of; undefined for one it has told the issue of. */
export function parseEntries(
  value: unknown,
  maxItems: number,
  at: string,
  context: ParseContext,
  shapeOf: (entry: Values, at: string) => EntryShape | undefined,
): ParsedEntry[] {
  if (!Array.isArray(value)) {
    context.addIssue(at, 'type', 'a list');
    return [];
  }
  // Counted before a single entry is parsed: a hundred thousand items cost nothing.
  if (value.length > maxItems) {
    context.addIssue(at, 'too-many', String(maxItems));
    return [];
  }
  if (!context.hasRoomFor(value.length, at)) return [];
  return value.flatMap((entry: unknown, index) => {
    const here = `${at}.${index}`;
    const given = typeof entry === 'object' && entry !== null ? (entry as Values) : {};
    const own = (name: string) => (Object.hasOwn(given, name) ? given[name] : undefined);
    const shape = shapeOf(given, here);
    if (!shape) return [];
    const { fields, facts = {} } = shape;
    const onlyIn = parseOnlyIn(own('only_in'), `${here}.only_in`, context);
    const id = context.entryId(own('id'), here);
    const values = parseFields(entry, fields, here, context, {
      alsoKnown: ['id', 'only_in', ...Object.keys(facts)],
      mainLanguage: onlyIn.only_in ?? context.mainLanguage,
    });
    return values ? [{ id, ...facts, ...onlyIn, ...values }] : [];
  });
}

/** The JSON schema of an entry: its fields, its id, and the one language it is shown in, where it is not both. */
export function schemaOfEntry(fields: Fields, fieldTypeOf: FieldTypeOf): JsonSchema {
  const { properties, ...schema } = schemaOfFields(fields, fieldTypeOf) as JsonSchema & {
    properties: JsonSchema;
  };
  return { ...schema, properties: { id: entryIdSchema, ...properties, only_in: { enum: ['en', 'es'] } } };
}
