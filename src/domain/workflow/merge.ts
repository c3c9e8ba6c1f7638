import type { ContentType } from '../content-type.ts';
import type { Field, Fields } from '../fields/field.ts';
import { type Language, languages } from '../language.ts';
import type { Mark } from './changes.ts';
import { fieldsInside } from '../fields/nested.ts';
import { entryName } from '../lists/entry-name.ts';
import { isSameValue, ownValue } from '../record/same-value.ts';
import type { FormValues } from './values-of.ts';

export type Side = 'mine' | 'theirs';

/** The chosen sides, by the path of what differs. */
export type Sides = Readonly<Record<string, Side>>;

/** A value on which two people's versions of a record differ. */
export interface Difference {
  readonly path: string;
  readonly field: Field;
  readonly trail: readonly Mark[];
  readonly language: Language | null;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The side that changed it, when only one did; null when both did and somebody has to choose. */
  readonly suggested: Side | null;
}

/** A value in the version both began with and in both of theirs; `base` says nothing when nobody kept it. */
interface Three {
  readonly base: { readonly value: unknown } | null;
  readonly mine: unknown;
  readonly theirs: unknown;
}

type Place = Pick<Difference, 'path' | 'trail' | 'language'>;

const inside = ({ base, mine, theirs }: Three, read: (value: unknown) => unknown): Three => ({
  base: base && { value: read(base.value) },
  mine: read(mine),
  theirs: read(theirs),
});

function suggestion({ base, mine, theirs }: Three): Side | null {
  if (base && isSameValue(base.value, theirs)) return 'mine';
  return base && isSameValue(base.value, mine) ? 'theirs' : null;
}

/** Lists of the same length in all versions are compared entry by entry; else an entry's place means nothing. */
function entriesMatch({ base, mine, theirs }: Three): boolean {
  const lengths = [mine, theirs, ...(base ? [base.value] : [])].map((list) =>
    Array.isArray(list) ? list.length : -1,
  );
  return lengths[0] !== -1 && new Set(lengths).size === 1;
}

function valueDifferences(field: Field, three: Three, at: Place): Difference[] {
  const { mine, theirs } = three;
  if (isSameValue(mine, theirs)) return [];
  const fields = fieldsInside(field);
  if (fields && field.type === 'group' && mine && theirs) return fieldDifferences(fields, three, at);
  if (fields && field.type === 'list' && entriesMatch(three)) {
    return (mine as unknown[]).flatMap((entry, place) => {
      const mark = { label: field.label, es: field.es, entry: entryName(entry, fields) ?? String(place + 1) };
      return fieldDifferences(
        fields,
        inside(three, (value) => (value as unknown[])[place]),
        { path: `${at.path}.${place}`, trail: [...at.trail.slice(0, -1), mark], language: at.language },
      );
    });
  }
  return [{ ...at, field, mine: mine ?? null, theirs: theirs ?? null, suggested: suggestion(three) }];
}

const fieldDifferences = (fields: Fields, three: Three, at: Place): Difference[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    valueDifferences(
      field,
      inside(three, (value) => ownValue(value, name)),
      {
        path: at.path === '' ? name : `${at.path}.${name}`,
        trail: [...at.trail, { label: field.label, es: field.es }],
        language: at.language,
      },
    ),
  );

/** Where my version and the one somebody saved meanwhile differ. `base` is what I began with, null when unknown. */
export function differencesOf(
  type: ContentType,
  base: unknown,
  mine: unknown,
  theirs: unknown,
): Difference[] {
  const whole: Three = { base: base === null ? null : { value: base }, mine, theirs };
  return Object.entries(type.fields).flatMap(([name, field]) => {
    const one: Fields = { [name]: field };
    if (!field.localized) return fieldDifferences(one, whole, { path: '', trail: [], language: null });
    return languages.flatMap((language) =>
      fieldDifferences(
        one,
        inside(whole, (record) => ownValue(ownValue(record, 'locale'), language)),
        { path: `locale.${language}`, trail: [], language },
      ),
    );
  });
}

function withValue(values: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const next = (inner: unknown) => (rest.length === 0 ? value : withValue(inner, rest, value));
  if (Array.isArray(values)) {
    return values.map((entry: unknown, place) => (String(place) === name ? next(entry) : entry));
  }
  const own = (values ?? {}) as Readonly<Record<string, unknown>>;
  return { ...own, [name]: next(ownValue(own, name)) };
}

/** A copy of the values with one of them, by its dotted path, set. */
const valuesWith = (values: FormValues, path: string, value: unknown): FormValues =>
  withValue(values, path.split('.'), value) as FormValues;

/** My version with theirs in it wherever that side was chosen; a choice not made keeps mine. */
export function mergedValues(
  mine: FormValues,
  differences: readonly Difference[],
  choices: Sides,
): FormValues {
  return differences
    .filter(({ path, suggested }) => (choices[path] ?? suggested) === 'theirs')
    .reduce((values, { path, theirs }) => valuesWith(values, path, theirs), mine);
}
