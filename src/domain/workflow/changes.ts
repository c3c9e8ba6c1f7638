import type { ContentType } from '../content-type.ts';
import type { Field, Fields } from '../fields/field.ts';
import { fieldsInside } from '../fields/nested.ts';
import { type Language, languages } from '../language.ts';
import { entryName } from '../lists/entry-name.ts';
import { changedEntries } from './aligned.ts';
import { isNothing, isSameValue, ownValue } from '../record/same-value.ts';

/** One name on the way to a value: 'Sections', then the entry 'Starters' in it. */
export interface Mark {
  readonly label: string;
  readonly es: string;
  /** What the entry of a list is called by, or its number. */
  readonly entry?: string;
}

export interface Change {
  /** Dotted path, `locale.es.sections.0.title`. */
  readonly path: string;
  readonly field: Field;
  readonly trail: readonly Mark[];
  readonly language: Language | null;
  readonly before: unknown;
  readonly after: unknown;
  /** The values are one entry of the list `field`, which was added or taken out. */
  readonly isEntry?: true;
}

type Place = Pick<Change, 'path' | 'trail' | 'language'>;

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function valueChanges(field: Field, before: unknown, after: unknown, at: Place): Change[] {
  if (isSameValue(before, after)) return [];
  const fields = fieldsInside(field);
  if (!fields) return [{ ...at, field, before: before ?? null, after: after ?? null }];
  if (field.type === 'group') return fieldChanges(fields, before, after, at);

  const label = at.trail.at(-1);
  const within = at.trail.slice(0, -1);
  return changedEntries(asList(before), asList(after)).flatMap((pair) => {
    const name = entryName(pair.after ?? pair.before, fields) ?? String(pair.place + 1);
    const trail = [...within, { label: field.label, es: field.es, ...label, entry: name }];
    const place: Place = { path: `${at.path}.${pair.place}`, trail, language: at.language };
    if (isNothing(pair.before) || isNothing(pair.after)) {
      const { before: was = null, after: is = null } = pair;
      return [{ ...place, field, before: was, after: is, isEntry: true as const }];
    }
    return fieldChanges(fields, pair.before, pair.after, place);
  });
}

function fieldChanges(fields: Fields, before: unknown, after: unknown, at: Place): Change[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    valueChanges(field, ownValue(before, name), ownValue(after, name), {
      path: at.path === '' ? name : `${at.path}.${name}`,
      trail: [...at.trail, { label: field.label, es: field.es }],
      language: at.language,
    }),
  );
}

/**
 * What differs between two versions of a record, field by field in the order of the declaration, English before
 * Spanish. `before` is null for a new record.
 */
export function changesBetween(type: ContentType, before: unknown, after: unknown): Change[] {
  return Object.entries(type.fields).flatMap(([name, field]) => {
    const one: Fields = { [name]: field };
    if (!field.localized) return fieldChanges(one, before, after, { path: '', trail: [], language: null });
    return languages.flatMap((language) =>
      fieldChanges(one, localeOf(before, language), localeOf(after, language), {
        path: `locale.${language}`,
        trail: [],
        language,
      }),
    );
  });
}

const localeOf = (record: unknown, language: Language) => ownValue(ownValue(record, 'locale'), language);
