import { type ContentType, isKeptPerLanguage } from '../content-type.ts';
import type { Field, Fields } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { type Language, languages } from '../language.ts';
import { bilingualValues, isTranslatable } from './leaves.ts';
import type { ParsedRecord, RecordValues } from './parse-record.ts';
import { isNothing, isSameValue, ownValue } from './same-value.ts';

/**
 * What a change does beside changing words. A translator writes the texts of some languages; prices, pictures,
 * addresses, choices, times, and which entries a list has, are somebody else's to say.
 */

interface Change {
  readonly before: unknown;
  readonly after: unknown;
}

interface Position {
  readonly path: string;
  readonly isRoot: boolean;
  /** The languages whose words may change. */
  readonly allowed: readonly Language[];
  /** Languages whose slug comes with the record's first title in them. */
  readonly drawnSlugs: readonly Language[];
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Everything that a list says of an entry beside its fields: which it is, of which sort, shown in which language. */
const factsOf = (entry: unknown) => ['id', 'block', 'only_in'].map((name) => ownValue(entry, name));

function inEntries(field: Field, { before, after }: Change, at: Position): string[] {
  const [were, are] = [asList(before), asList(after)];
  if (!isSameValue(were.map(factsOf), are.map(factsOf))) return [at.path];
  const { fieldsOf } = fieldTypeOf(field);
  return are.flatMap((entry, place) => {
    const fields = fieldsOf!(field, entry) ?? {};
    const change = { before: were[place], after: entry };
    return inFields(fields, change, { ...at, path: `${at.path}.${place}`, isRoot: false });
  });
}

function inLanguages(name: string, field: Field, change: Change, at: Position): string[] {
  return languages.flatMap((language) => {
    const own = { before: ownValue(change.before, language), after: ownValue(change.after, language) };
    if (isSameValue(own.before, own.after)) return [];
    const isAllowed = at.allowed.includes(language);
    if (isAllowed && isTranslatable(field)) return [];
    const isDrawn = at.isRoot && fieldTypeOf(field).drawFrom && at.drawnSlugs.includes(language);
    if (isAllowed && isDrawn && isNothing(own.before)) return [];
    return [at.isRoot ? `locale.${language}.${name}` : `${at.path}.${language}`];
  });
}

function inField(name: string, field: Field, change: Change, at: Position): string[] {
  if (isSameValue(change.before, change.after)) return [];
  const { holds, fieldsOf } = fieldTypeOf(field);
  if (holds === 'entries') return inEntries(field, change, at);
  if (holds === 'fields') {
    return inFields(fieldsOf!(field, change.after) ?? {}, change, { ...at, isRoot: false });
  }
  return isKeptPerLanguage(field) ? inLanguages(name, field, change, at) : [at.path];
}

const inFields = (fields: Fields, { before, after }: Change, at: Position): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    inField(
      name,
      field,
      { before: ownValue(before, name), after: ownValue(after, name) },
      { ...at, path: at.path === '' ? name : `${at.path}.${name}` },
    ),
  );

/**
 * Dotted paths of what a change touches beyond the words of the allowed languages; empty where it changes those alone.
 */
export function changesBeyondWords(
  type: ContentType,
  before: RecordValues,
  after: Pick<ParsedRecord, 'plain' | 'locale' | 'drawnSlugs' | 'stillRight'>,
  allowed: readonly Language[],
): string[] {
  const whole = ({ plain, locale }: RecordValues) => bilingualValues(type, { ...plain, locale });
  const beyond = inFields(
    type.fields,
    { before: whole(before), after: whole(after) },
    { path: '', isRoot: true, allowed, drawnSlugs: after.drawnSlugs },
  );
  return after.stillRight.length > 0 && !allowed.includes('es') ? [...beyond, 'still_right'] : beyond;
}
