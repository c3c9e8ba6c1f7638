import { type ContentType, isKeptPerLanguage } from '../content-type.ts';
import { isEntryId } from '../fields/entry.ts';
import type { Bilingual, Field, Fields } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { isLanguage, type Language, languages } from '../language.ts';
import { ownValue } from './same-value.ts';

/**
 * The one way through a record: every single value of it, also inside lists, groups and blocks at any depth. What
 * needs to know something of each value (search, references, gaps of translation) asks for these.
 */

export interface Leaf {
  readonly name: string;
  readonly field: Field;
  /** Of a localized field `{ en, es }`, else the one value. */
  readonly value: unknown;
  readonly isBilingual: boolean;
  /** The language of the innermost entry that is shown in one alone. */
  readonly onlyIn?: Language;
  /** Dotted path without a language: `title`, `sections.k3f9x2ab.title`. */
  readonly path: string;
  /** Dotted path of the value in one language, as forms and issues name it: `locale.es.title`, `sections.0.title.es`. */
  readonly pathIn: (language: Language) => string;
}

type Values = Readonly<Record<string, unknown>>;

/** Paths name an entry by its id, which it keeps when it is moved, or by its place in the list. */
export type EntriesBy = 'id' | 'place';

interface Position {
  readonly path: string;
  readonly isRoot: boolean;
  readonly onlyIn?: Language;
}

const below = (path: string, step: string | number): string =>
  path === '' ? String(step) : `${path}.${step}`;

/** What names an entry in a path: its id; its place where it has none yet. */
export function entryKey(entry: unknown, place: number): string {
  const id = ownValue(entry, 'id');
  return isEntryId(id) ? id : String(place);
}

/** Which values of a record are asked for: by their field, or by what they are. */
type IsWanted = (field: Field, value: unknown, name: string) => boolean;

/** A save goes through a record a dozen times, each time for a few of its values: nothing is made for the others. */
interface Wanted {
  readonly by: EntriesBy;
  readonly isWanted: IsWanted;
}

type Read = (name: string, field: Field) => unknown;

const readOf =
  (values: unknown): Read =>
  (name) =>
    ownValue(values, name);

function collect(into: Leaf[], fields: Fields, read: Read, at: Position, wanted: Wanted): void {
  for (const name of Object.keys(fields)) {
    const field = fields[name]!;
    const fieldType = fieldTypeOf(field);
    const { onlyIn } = at;
    const value = read(name, field);
    if (fieldType.holds === 'entries') {
      if (!Array.isArray(value)) continue;
      const path = below(at.path, name);
      for (const [place, entry] of value.entries()) {
        const inner = fieldType.fieldsOf!(field, entry);
        if (!inner) continue;
        const own = ownValue(entry, 'only_in');
        const shownIn = isLanguage(own) ? own : onlyIn;
        const step = wanted.by === 'id' ? entryKey(entry, place) : place;
        const here = { path: below(path, step), isRoot: false, ...(shownIn ? { onlyIn: shownIn } : {}) };
        collect(into, inner, readOf(entry), here, wanted);
      }
    } else if (fieldType.holds === 'fields') {
      const here = { ...at, path: below(at.path, name), isRoot: false };
      collect(into, fieldType.fieldsOf!(field, value)!, readOf(value), here, wanted);
    } else if (wanted.isWanted(field, value, name)) {
      const path = below(at.path, name);
      into.push({
        name,
        field,
        value,
        path,
        isBilingual: isKeptPerLanguage(field),
        ...(onlyIn ? { onlyIn } : {}),
        pathIn: (language) => (at.isRoot ? `locale.${language}.${name}` : `${path}.${language}`),
      });
    }
  }
}

/** Reads a record's values as its entries have theirs: every localized one is `{ en, es }`. */
function bilingualRead(record: unknown): Read {
  const locale = ownValue(record, 'locale');
  const [en, es] = [ownValue(locale, 'en'), ownValue(locale, 'es')];
  return (name, field) =>
    isKeptPerLanguage(field)
      ? { en: ownValue(en, name) ?? null, es: ownValue(es, name) ?? null }
      : ownValue(record, name);
}

/** All of them. `record` may be half made. */
export function bilingualValues({ fields }: Pick<ContentType, 'fields'>, record: unknown): Values {
  const read = bilingualRead(record);
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(name, field)]));
}

const every = () => true;

/** Every single value of a record `{ …, locale: { en, es } }`, or some of them alone. */
export function leavesOf(
  type: Pick<ContentType, 'fields'>,
  record: unknown,
  by: EntriesBy = 'id',
  isWanted: IsWanted = every,
): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const at = { path: '', isRoot: true };
  collect(leaves, type.fields, bilingualRead(record), at, { by, isWanted });
  return leaves;
}

/** A value in one language; null for a value kept once. */
export interface Spoken {
  readonly language: Language | null;
  readonly value: unknown;
  readonly path: string;
}

/** The values of a leaf: one for each language of a localized field. */
export const spokenValues = (leaf: Leaf): Spoken[] =>
  leaf.isBilingual
    ? languages.map((language) => ({
        language,
        value: ownValue(leaf.value, language),
        path: leaf.pathIn(language),
      }))
    : [{ language: null, value: leaf.value, path: leaf.path }];

/** Whether the values of a field are words that are written anew in each language. */
export const isTranslatable = (field: Field): boolean =>
  field.localized === true && fieldTypeOf(field).isWords === true && !field.isCode;

/** The translatable texts of a record, beside each other in both languages. */
export const textsOf = (
  type: Pick<ContentType, 'fields'>,
  record: unknown,
  by: EntriesBy = 'id',
): readonly (Leaf & { readonly value: Bilingual })[] =>
  leavesOf(type, record, by, isTranslatable).map((leaf) => ({
    ...leaf,
    value: { en: ownValue(leaf.value, 'en') ?? null, es: ownValue(leaf.value, 'es') ?? null },
  }));
