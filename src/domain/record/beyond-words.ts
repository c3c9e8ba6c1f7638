import { type ContentType, fieldsByPlace } from '../content-type.ts';
import type { Field, Fields } from '../fields/field.ts';
import { fieldsInside } from '../fields/nested.ts';
import { isLanguage, type Language, languages, otherLanguage } from '../language.ts';
import type { RecordValues, ParsedRecord } from './parse-record.ts';
import { isNothing, isSameValue, ownValue } from './same-value.ts';
import { isWordless } from './untranslated.ts';

/**
 * What a change does beside changing words. A translator writes the texts of some languages; prices, pictures,
 * addresses, choices, times, and which entries a list has, are somebody else's to say.
 */

/** Whether a field holds words that are written anew in each language. */
export const isWords = (name: string, { type }: Field): boolean =>
  (type === 'text' || type === 'markdown') && !isWordless(name);

/** A value before and after a change. */
interface Change {
  readonly before: unknown;
  readonly after: unknown;
}

interface Place {
  readonly path: string;
  readonly language: Language;
  /** The languages whose words may change. */
  readonly allowed: readonly Language[];
  /** Nothing was written here in this language: its other values may be taken over from the other one. */
  readonly isNew: boolean;
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const ofField = (change: Change, name: string): Change => ({
  before: ownValue(change.before, name),
  after: ownValue(change.after, name),
});

const ofEntry = (change: Change, at: number): Change => ({
  before: asList(change.before)[at],
  after: asList(change.after)[at],
});

/** Whether a Spanish text is the English one, said again or left to fall back to it. */
const followsOther = (own: unknown, other: unknown): boolean => isNothing(own) || own === other;

function inWords(own: Change, other: Change, { path, language, allowed }: Place): string[] {
  const stillFollows =
    language === 'es' && followsOther(own.before, other.before) && followsOther(own.after, other.after);
  return allowed.includes(language) || stillFollows ? [] : [path];
}

function inList(field: Field, fields: Fields, own: Change, other: Change, place: Place): string[] {
  const [was, is, otherWas] = [asList(own.before), asList(own.after), asList(other.before)];
  if (is.length === 0) {
    // Without entries of its own the list reads as the other language's: the same one where only words differed.
    const asOther = { before: otherWas, after: was };
    const differs = inField(field, '', asOther, asOther, { ...place, allowed: languages, isNew: false });
    return was.length === otherWas.length && differs.length === 0 ? [] : [place.path];
  }
  const isNew = place.isNew || was.length === 0;
  if (is.length !== (isNew ? otherWas : was).length) return [place.path];
  return is.flatMap((_entry, at) =>
    inFields(fields, ofEntry(own, at), ofEntry(other, at), { ...place, isNew, path: `${place.path}.${at}` }),
  );
}

function inField(field: Field, name: string, own: Change, other: Change, place: Place): string[] {
  if (isSameValue(own.before, own.after)) return [];
  if (isWords(name, field)) return inWords(own, other, place);
  const fields = fieldsInside(field);
  if (fields && field.type === 'list') return inList(field, fields, own, other, place);
  if (fields) {
    const isNew = place.isNew || isNothing(own.before);
    return inFields(fields, own, other, { ...place, isNew });
  }
  return place.isNew && isSameValue(other.before, own.after) ? [] : [place.path];
}

const inFields = (fields: Fields, own: Change, other: Change, place: Place): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    inField(field, name, ofField(own, name), ofField(other, name), {
      ...place,
      path: place.path === '' ? name : `${place.path}.${name}`,
    }),
  );

/** A field kept once. Only a group that says one text in both languages, `{ en, es }`, holds words. */
function inPlain(field: Field, change: Change, path: string, allowed: readonly Language[]): string[] {
  if (isSameValue(change.before, change.after)) return [];
  const fields = fieldsInside(field);
  if (!fields) return [path];
  if (field.type === 'group') {
    const names = Object.keys(fields);
    const isBilingual = names.length === languages.length && names.every(isLanguage);
    return Object.entries(fields).flatMap(([name, inner]) => {
      const isAllowed = isBilingual && isWords(name, inner) && allowed.includes(name as Language);
      return isAllowed ? [] : inPlain(inner, ofField(change, name), `${path}.${name}`, allowed);
    });
  }
  const [was, is] = [asList(change.before), asList(change.after)];
  if (was.length !== is.length) return [path];
  return is.flatMap((_entry, at) =>
    Object.entries(fields).flatMap(([name, inner]) =>
      inPlain(inner, ofField(ofEntry(change, at), name), `${path}.${at}.${name}`, allowed),
    ),
  );
}

/**
 * Dotted paths of what a change touches beyond the words of the allowed languages; empty where it changes those alone.
 */
export function changesBeyondWords(
  type: ContentType,
  before: RecordValues,
  after: Pick<ParsedRecord, 'plain' | 'locale' | 'drawnSlugs' | 'stillRight'>,
  allowed: readonly Language[],
): string[] {
  const { plain, localized } = fieldsByPlace(type.fields);
  const beyond = plain.flatMap((name) =>
    inPlain(type.fields[name]!, { before: before.plain[name], after: after.plain[name] }, name, allowed),
  );
  for (const language of languages) {
    for (const name of localized) {
      const field = type.fields[name]!;
      const own = { before: before.locale[language][name], after: after.locale[language][name] };
      const there = otherLanguage(language);
      const other = { before: before.locale[there][name], after: after.locale[there][name] };
      // A first title brings its address along.
      const isDrawn = field.type === 'slug' && isNothing(own.before) && after.drawnSlugs.includes(language);
      if (isDrawn && allowed.includes(language)) continue;
      const path = `locale.${language}.${name}`;
      beyond.push(...inField(field, name, own, other, { path, language, allowed, isNew: false }));
    }
  }
  return after.stillRight.length > 0 && !allowed.includes('es') ? [...beyond, 'still_right'] : beyond;
}
