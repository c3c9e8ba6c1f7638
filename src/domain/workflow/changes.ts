import { type ContentType, isKeptPerLanguage } from '../content-type.ts';
import type { Field, Fields } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { type Language, languages } from '../language.ts';
import { entriesOf, type EntryIndex, entryIndex, keysOf, listKey, movedKeys } from '../lists/entry-index.ts';
import { entryMark, fieldsOfEntry } from '../lists/entry-name.ts';
import { bilingualValues } from '../record/leaves.ts';
import { isSameValue, ownValue } from '../record/same-value.ts';

/** One name on the way to a value: 'Sections', then the entry 'Starters' in it. */
export interface Mark {
  readonly label: string;
  readonly es: string;
  /** What the entry of a list is called by, or its number. */
  readonly entry?: string;
}

export interface Change {
  /** Dotted path, entries by id: `locale.es.title`, `sections.k3f9x2ab.title.es`. */
  readonly path: string;
  readonly field: Field;
  readonly breadcrumb: readonly Mark[];
  readonly language: Language | null;
  readonly before: unknown;
  readonly after: unknown;
  /** The values are one entry of the list `field`: it was added (before is null), taken out (after is null) or moved. */
  readonly entry?: 'added' | 'removed' | 'moved';
}

interface Position {
  readonly path: string;
  /** The entry and groups around, as `listKey` names lists by. */
  readonly around: string;
  readonly breadcrumb: readonly Mark[];
  readonly isRoot: boolean;
}

interface Versions {
  readonly before: EntryIndex;
  readonly after: EntryIndex;
}

const below = (path: string, step: string): string => (path === '' ? step : `${path}.${step}`);

function entryChanges(
  field: Field,
  before: unknown,
  after: unknown,
  at: Position,
  versions: Versions,
): Change[] {
  const [were, are] = [entriesOf(before), entriesOf(after)];
  const [keysBefore, keysAfter] = [keysOf(were), keysOf(are)];
  const moved = movedKeys(keysBefore, keysAfter);
  const within = at.breadcrumb.slice(0, -1);
  const label = at.breadcrumb.at(-1)!;
  const place = (entry: unknown, position: number): Mark[] => [
    ...within,
    { ...label, entry: entryMark(field, entry, position) },
  ];
  const common = { field, language: null };
  const gone = keysBefore.flatMap((key, position): Change[] => {
    if (versions.after.has(key)) return [];
    const entry = were[position];
    const change = { before: entry, after: null, entry: 'removed' as const };
    return [{ ...common, ...change, path: `${at.path}.${key}`, breadcrumb: place(entry, position) }];
  });
  const others = keysAfter.flatMap((key, position): Change[] => {
    const entry = are[position];
    const path = `${at.path}.${key}`;
    const breadcrumb = place(entry, position);
    const was = versions.before.get(key);
    if (!was) return [{ ...common, path, breadcrumb, before: null, after: entry, entry: 'added' }];
    const isMoved = was.list !== at.around || moved.has(key);
    const inside: Position = { path, around: key, breadcrumb, isRoot: false };
    return [
      ...(isMoved
        ? [
            {
              ...common,
              path: `${path}.position`,
              breadcrumb,
              before: was.entry,
              after: entry,
              entry: 'moved' as const,
            },
          ]
        : []),
      ...(isSameValue(ownValue(was.entry, 'only_in'), ownValue(entry, 'only_in'))
        ? []
        : [{ ...common, path: `${path}.only_in`, breadcrumb, before: was.entry, after: entry }]),
      ...fieldChanges(fieldsOfEntry(field, entry), was.entry, entry, inside, versions),
    ];
  });
  return [...gone, ...others];
}

/** Whether two values say the same. A field that is left as a new record has it says nothing: 'No' is no answer then. */
function saysTheSame(field: Field, before: unknown, after: unknown): boolean {
  const { blank } = fieldTypeOf(field);
  return isSameValue(before ?? blank, after ?? blank);
}

function valueChanges(
  name: string,
  field: Field,
  before: unknown,
  after: unknown,
  at: Position,
  versions: Versions,
): Change[] {
  const { holds, fieldsOf, isReviewedWhole } = fieldTypeOf(field);
  if (isReviewedWhole) {
    const { path, breadcrumb } = at;
    return [{ path, breadcrumb, field, language: null, before: before ?? null, after: after ?? null }];
  }
  if (holds === 'entries') return entryChanges(field, before, after, at, versions);
  if (holds === 'fields') return fieldChanges(fieldsOf!(field, after) ?? {}, before, after, at, versions);
  const { breadcrumb } = at;
  if (!isKeptPerLanguage(field)) {
    return [
      { path: at.path, breadcrumb, field, language: null, before: before ?? null, after: after ?? null },
    ];
  }
  return languages.flatMap((language) => {
    const own = { before: ownValue(before, language) ?? null, after: ownValue(after, language) ?? null };
    if (saysTheSame(field, own.before, own.after)) return [];
    const path = at.isRoot ? `locale.${language}.${name}` : `${at.path}.${language}`;
    return [{ path, breadcrumb, field, language, ...own }];
  });
}

const fieldChanges = (
  fields: Fields,
  before: unknown,
  after: unknown,
  at: Position,
  versions: Versions,
): Change[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const [was, is] = [ownValue(before, name), ownValue(after, name)];
    if (saysTheSame(field, was, is)) return [];
    const inside: Position = {
      path: below(at.path, name),
      around: listKey(at.around, name),
      breadcrumb: [...at.breadcrumb, { label: field.label, es: field.es }],
      isRoot: at.isRoot && fieldTypeOf(field).holds === undefined,
    };
    return valueChanges(name, field, was, is, inside, versions);
  });

/**
 * What differs between two versions of a record, field by field in the order of the declaration, English before
 * Spanish. `before` is null for a new record. Entries of lists are known by their ids, wherever they stand.
 */
export function changesBetween(type: ContentType, before: unknown, after: unknown): Change[] {
  const [were, are] = [bilingualValues(type, before), bilingualValues(type, after)];
  const versions = { before: entryIndex(type.fields, were), after: entryIndex(type.fields, are) };
  return fieldChanges(
    type.fields,
    were,
    are,
    { path: '', around: '', breadcrumb: [], isRoot: true },
    versions,
  );
}
