import { isKeptPerLanguage } from '../content-type.ts';
import { isEntryId } from '../fields/entry.ts';
import type { Fields } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { type Language, languages } from '../language.ts';
import { leavesOf } from '../record/leaves.ts';
import { isSameValue, ownValue } from '../record/same-value.ts';

type Values = Readonly<Record<string, unknown>>;
type EntriesById = ReadonlyMap<string, Values>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of a list at any depth. An entry keeps its id when it is moved, also into another list. */
function entriesById(value: unknown, found = new Map<string, Values>()): Map<string, Values> {
  if (Array.isArray(value)) for (const one of value) entriesById(one, found);
  else if (isValues(value)) {
    if (isEntryId(value.id)) found.set(value.id, value);
    for (const one of Object.values(value)) if (typeof one === 'object') entriesById(one, found);
  }
  return found;
}

interface Source {
  /** The entries of the revision that has the words. */
  readonly entries: EntriesById;
  /** Entries that are shown in the language alone, and that the revision does not have, are left out. */
  readonly leavesOut: boolean;
}

function wordsIn(fields: Fields, values: unknown, own: unknown, language: Language, source: Source): unknown {
  if (!isValues(values)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, unknown] => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!field) return [name, value];
      const { holds, fieldsOf } = fieldTypeOf(field);
      const said = ownValue(own, name);
      if (holds === 'fields')
        return [name, wordsIn(fieldsOf!(field, value) ?? {}, value, said, language, source)];
      if (holds === 'entries') {
        const list: readonly unknown[] = Array.isArray(value) ? value : [];
        const spoken = list.flatMap((entry) => {
          const id = ownValue(entry, 'id');
          const before = typeof id === 'string' ? source.entries.get(id) : undefined;
          if (source.leavesOut && !before && ownValue(entry, 'only_in') === language) return [];
          return [wordsIn(fieldsOf!(field, entry) ?? {}, entry, before, language, source)];
        });
        return [name, Array.isArray(value) ? spoken : value];
      }
      if (!isKeptPerLanguage(field) || !isValues(value)) return [name, value];
      return [name, { ...value, [language]: ownValue(said, language) ?? null }];
    }),
  );
}

const isMadeOfFields = (fields: Fields, name: string): boolean =>
  fieldTypeOf(fields[name]!).holds !== undefined;

/**
 * Lists and groups with the words that another revision has for a language. Which entries there are, and everything
 * that is kept once, stays; an entry that the other revision does not have has no words of it, and is left out where it
 * is shown in that language alone.
 */
export const withWordsOf = (fields: Fields, plain: Values, other: Values, language: Language): Values =>
  spokenBy(fields, plain, other, language, true);

function spokenBy(
  fields: Fields,
  plain: Values,
  other: Values,
  language: Language,
  leavesOut: boolean,
): Values {
  return Object.fromEntries(
    Object.entries(plain).map(([name, value]): [string, unknown] => {
      if (!Object.hasOwn(fields, name) || !isMadeOfFields(fields, name)) return [name, value];
      const own = { [name]: other[name] };
      const spoken = wordsIn(fields, { [name]: value }, own, language, {
        entries: entriesById(other[name]),
        leavesOut,
      });
      return [name, (spoken as Values)[name]];
    }),
  );
}

interface Said {
  readonly plain: Values;
  readonly locale: Readonly<Record<Language, Values>>;
}

/** The words of a list or group in a language, each under the entry that says it. */
function spokenIn(fields: Fields, values: Values, language: Language): Map<string, unknown> {
  const said = new Map<string, unknown>();
  const ids = entriesById(Object.values(values));
  for (const leaf of leavesOf({ fields }, values)) {
    if (!leaf.isBilingual) continue;
    const steps = leaf.path.split('.');
    const last = steps.findLastIndex((step) => ids.has(step));
    said.set(steps.slice(Math.max(last, 0)).join('.'), ownValue(leaf.value, language));
  }
  return said;
}

/** Which parts of a record a change touches: what is kept once for both languages, and the words of each. */
export function changedParts({ fields }: { readonly fields: Fields }, before: Said, after: Said) {
  const differs = (were: Values, are: Values) =>
    Object.keys(are).filter((name) => !isSameValue(were[name], are[name]));
  const names = differs(before.plain, after.plain);
  const made = names.filter((name) => isMadeOfFields(fields, name));
  const within = Object.fromEntries(made.map((name) => [name, fields[name]!]));
  const pick = (from: Values): Values => Object.fromEntries(made.map((name) => [name, from[name]]));
  const [were, are] = [pick(before.plain), pick(after.plain)];
  const silent = (values: Values) =>
    languages.reduce((one, language) => spokenBy(within, one, {}, language, false), values);
  const isSpokenAnew = (language: Language) => {
    const said = spokenIn(within, were, language);
    return [...spokenIn(within, are, language)].some(([key, value]) => !isSameValue(said.get(key), value));
  };
  return {
    plain: names.length > made.length || !isSameValue(silent(were), silent(are)),
    words: languages.filter(
      (language) =>
        differs(before.locale[language], after.locale[language]).length > 0 ||
        (made.length > 0 && isSpokenAnew(language)),
    ),
  };
}
