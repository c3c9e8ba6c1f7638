import { type ContentType, fieldsByPlace } from '../content-type.ts';
import type { Field } from '../fields/field.ts';
import { ParseContext } from '../fields/field-type.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { isEntryId } from '../fields/entry.ts';
import { isId } from '../fields/reference.ts';
import { askedField, optional } from '../fields/optional.ts';
import type { ValidationIssue } from '../fields/issue.ts';
import { parseValue, checkOrder } from '../fields/parse.ts';
import { checkReplacements } from '../fields/replacement.ts';
import { type Language, languages } from '../language.ts';
import { isNothing, valueAt } from './same-value.ts';

type Values = Record<string, unknown>;

/** A record's own values, without the facts that the store adds. */
export interface RecordValues {
  readonly plain: Values;
  readonly locale: Record<Language, Values>;
}

export interface ParsedRecord extends RecordValues {
  readonly issues: readonly ValidationIssue[];
  /** Languages whose slug was drawn from the title, so that it may be given a number where it is taken. */
  readonly drawnSlugs: readonly Language[];
  /** Texts, or lists of them, whose Spanish staff have looked at: it stays although its English changed. */
  readonly stillRight: readonly string[];
}

// Answers carry these and clients send answers back. They are the store's to say, never the client's.
const FACTS = new Set([
  'id',
  'site_id',
  'version',
  'position',
  'slug',
  'created_at',
  'updated_at',
  'updated_by',
  'archived_at',
  'deleted_at',
  'translation_due',
  'publication',
  'search_label',
  'site_name',
  'language_name',
  'translations',
]);

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was given for a field, under its own name or its second one; undefined when nothing was. */
function given(body: Values, name: string, type: ContentType): unknown {
  if (Object.hasOwn(body, name)) return body[name];
  const second = Object.entries(type.alsoCalled ?? {}).find(([, own]) => own === name)?.[0];
  return second !== undefined && Object.hasOwn(body, second) ? body[second] : undefined;
}

function checkNames(
  body: Values,
  known: readonly string[],
  type: ContentType,
  at: string,
  context: ParseContext,
) {
  for (const name of Object.keys(body)) {
    const isKnown = known.includes(name) || (type.alsoCalled && Object.hasOwn(type.alsoCalled, name));
    if (!isKnown && !(at === '' && FACTS.has(name))) context.addIssue(at + name, 'unknown');
  }
}

function parseLocale(
  type: ContentType,
  body: unknown,
  language: Language,
  { current, plain }: { current: Values | undefined; plain: Values },
  context: ParseContext,
): Values {
  const { localized } = fieldsByPlace(type.fields);
  const at = `locale.${language}.`;
  if (body !== null && body !== undefined && !isObject(body))
    context.addIssue(`locale.${language}`, 'type', 'a group of fields');
  const values = isObject(body) ? body : {};
  checkNames(values, localized, type, at, context);
  return Object.fromEntries(
    localized.map((name) => {
      const field = type.fields[name]!;
      const asked = language === context.mainLanguage ? askedField(field, plain) : optional(field);
      const value = given(values, name, type);
      return [name, parseValue(value === undefined ? current?.[name] : value, asked, at + name, context)];
    }),
  );
}

function parseStillRight(type: ContentType, named: unknown, context: ParseContext): string[] {
  const localized = Object.keys(type.fields).filter((name) => type.fields[name]!.localized);
  const sent: unknown[] = [named ?? []].flat();
  const isPath = (name: unknown): name is string =>
    typeof name === 'string' && localized.includes(name.split('.')[0]!);
  const names = sent.filter(isPath);
  if (names.length < sent.length) context.addIssue('still_right', 'choice', localized.join(', '));
  return names;
}

/** The ids that entries of the body are sent with, however deep. Bodies that nest too deep were refused before. */
function sentIds(value: unknown, ids = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) sentIds(one, ids);
  else if (isObject(value)) {
    if (isEntryId(value.id)) ids.add(value.id);
    for (const one of Object.values(value)) sentIds(one, ids);
  }
  return ids;
}

function drawSlugs(type: ContentType, locale: Record<Language, Values>): Language[] {
  const { slug } = type.fields;
  const drawn = slug && fieldTypeOf(slug).drawFrom?.(slug);
  if (!drawn) return [];
  return languages.filter((language) => {
    const values = locale[language];
    const title = values[drawn.from];
    if (values.slug || typeof title !== 'string') return false;
    values.slug = drawn.draw(title);
    return values.slug !== null;
  });
}

/** What is drawn for a field that was left empty, from another text that is `said`; null or undefined where nothing is. */
function drawnValue(field: Field, value: unknown, said: (name: string) => unknown): unknown {
  const drawn = fieldTypeOf(field).drawFrom?.(field);
  if (!drawn || !isNothing(value)) return undefined;
  const text = said(drawn.from);
  return typeof text === 'string' ? drawn.draw(text) : undefined;
}

/**
 * Reads what a client sent for a record. Fields it does not mention stay as in `current`, so that nobody loses
 * what they did not know of. Every failing field is in `problems`.
 */
export function parseRecord(
  type: ContentType,
  body: unknown,
  current?: RecordValues,
  context = new ParseContext(fieldTypeOf),
): ParsedRecord {
  const sent = isObject(body) ? body : {};
  context.know(sentIds(sent), (path) => current && valueAt(current.plain, path));
  if (!isObject(body)) context.addIssue('', 'type', 'a record');
  const { plain: names } = fieldsByPlace(type.fields);
  checkNames(sent, [...names, 'locale', 'still_right'], type, '', context);
  const { version = null } = sent;
  if (version !== null && !isId(version)) context.addIssue('version', 'type', 'a whole number');

  const said = (name: string) => {
    // Counts and facts are Palapa's to say: clients send them back with the rest of the record.
    const { isCounted, isFact } = fieldTypeOf(type.fields[name]!);
    const value = isCounted || isFact ? undefined : given(sent, name, type);
    return value === undefined ? current?.plain[name] : value;
  };
  const plain: Values = Object.fromEntries(
    names.map((name) => {
      const field = type.fields[name]!;
      const value = said(name);
      return [name, parseValue(drawnValue(field, value, said) ?? value, field, name, context)];
    }),
  );
  if (sent.locale !== undefined && sent.locale !== null && !isObject(sent.locale)) {
    context.addIssue('locale', 'type', 'a group of languages');
  }
  const sentLocale = isObject(sent.locale) ? sent.locale : {};
  for (const name of Object.keys(sentLocale)) {
    if (!languages.includes(name as Language)) context.addIssue(`locale.${name}`, 'unknown');
  }
  const locale = Object.fromEntries(
    languages.map((one) => [
      one,
      parseLocale(type, sentLocale[one], one, { current: current?.locale[one], plain }, context),
    ]),
  ) as Record<Language, Values>;
  checkOrder(type.fields, plain, '', context);
  checkReplacements(type.fields, { plain, locale }, context);
  return {
    plain,
    locale,
    drawnSlugs: drawSlugs(type, locale),
    stillRight: parseStillRight(type, sent.still_right, context),
    issues: context.issues,
  };
}
