import { blankOf } from '../fields/blank.ts';
import type { Field, Fields } from '../fields/field.ts';
import type { ListField } from '../fields/nested.ts';
import { isNothing, isSameValue } from '../record/same-value.ts';

/**
 * A list kept once per language, looked at as one list: an entry is moved, added or priced once, and its words stand
 * in English beside Spanish. A Spanish text that nobody has written reads as the English.
 */

/** What one text says in both languages. */
export interface Said {
  readonly en: unknown;
  readonly es: unknown;
}

export interface PairedField extends Field<'paired', Said> {
  /** The field as each language has it. */
  readonly of: Field;
}

type Entry = Readonly<Record<string, unknown>>;
type Entries = readonly Entry[];

/** Codes that are written as text and are the same in every language. */
const CODES = new Set(['currency', 'cfId']);

const isSpoken = (name: string, { type }: Field): boolean =>
  (type === 'text' || type === 'markdown' || type === 'address') && !CODES.has(name);

const isList = (field: Field): field is ListField => field.type === 'list';

const entriesOf = (value: unknown): Entries => (Array.isArray(value) ? (value as Entries) : []);

/** Nothing was written in Spanish, or word for word the English. */
export const followsEnglish = ({ en, es }: Said): boolean => isNothing(es) || es === en;

/** Whether both lists hold the same entries but for their words. A list without any Spanish goes with every English. */
export function canPair(field: ListField, english: unknown, spanish: unknown): boolean {
  const [en, es] = [entriesOf(english), entriesOf(spanish)];
  if (es.length === 0) return true;
  return (
    en.length === es.length &&
    en.every((entry, place) =>
      Object.entries(field.fields).every(([name, inner]) => {
        const [one, other] = [entry[name], es[place]?.[name]];
        if (isSpoken(name, inner)) return true;
        if (!isList(inner)) return isSameValue(one, other);
        return entriesOf(one).length === entriesOf(other).length && canPair(inner, one, other);
      }),
    )
  );
}

const pairedFieldsOf = new WeakMap<Fields, Fields>();

/** The same fields each time, so that an entry can be told to fit into another list. */
function pairedFields(fields: Fields): Fields {
  const known = pairedFieldsOf.get(fields);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Field] => {
      if (isList(field)) return [name, pairedList(field)];
      if (!isSpoken(name, field)) return [name, field];
      const { label, es } = field;
      return [name, { type: 'paired', label, es, of: field } as PairedField];
    }),
  );
  pairedFieldsOf.set(fields, made);
  return made;
}

const pairedListOf = new WeakMap<ListField, ListField>();

/** The declaration of the one list that stands for both. */
export function pairedList(field: ListField): ListField {
  const made = pairedListOf.get(field) ?? { ...field, fields: pairedFields(field.fields) };
  pairedListOf.set(field, made);
  return made;
}

/** Of each entry its halves and of each English half its whole: what nobody changed stays the same object. */
interface Whole {
  readonly entry: Entry;
  readonly es: Entry | undefined;
}
const wholes = new WeakMap<Entry, Whole>();
const halves = new WeakMap<Entry, { readonly en: Entry; readonly es: Entry }>();

const isUnwritten = (fields: Fields, entry: Entry): boolean =>
  Object.entries(fields).every(([name, field]) => {
    if (isList(field)) return entriesOf(entry[name]).every((one) => isUnwritten(field.fields, one));
    return !isSpoken(name, field) || followsEnglish(entry[name] as Said);
  });

function pairEntry(fields: Fields, en: Entry, es: Entry | undefined): Entry {
  const known = wholes.get(en);
  // An unwritten Spanish is not kept at all: such an entry is known by its English alone.
  if (known && (known.es === es || (es === undefined && isUnwritten(fields, known.entry)))) {
    return known.entry;
  }
  const entry: Entry = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (isList(field)) return [name, pair(field, en[name], es?.[name])];
      if (isSpoken(name, field)) return [name, { en: en[name] ?? null, es: es?.[name] ?? null }];
      return [name, en[name] ?? null];
    }),
  );
  wholes.set(en, { entry, es });
  return entry;
}

/** The two lists as one. Only for lists that can be paired. */
export function pair(field: ListField, english: unknown, spanish: unknown): Entry[] {
  const es = entriesOf(spanish);
  return entriesOf(english).map((entry, place) => pairEntry(field.fields, entry, es[place]));
}

function splitEntry(fields: Fields, entry: Entry): { readonly en: Entry; readonly es: Entry } {
  const known = halves.get(entry);
  if (known) return known;
  const of = (language: 'en' | 'es'): Entry =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        if (isList(field)) {
          const inner = entriesOf(entry[name]).map((one) => splitEntry(field.fields, one)[language]);
          return [name, inner];
        }
        if (!isSpoken(name, field)) return [name, entry[name]];
        const said = entry[name] as Said;
        return [name, language === 'es' && isNothing(said.es) ? said.en : said[language]];
      }),
    );
  const made = { en: of('en'), es: of('es') };
  halves.set(entry, made);
  wholes.set(made.en, { entry, es: made.es });
  return made;
}

/** One list as the two that are kept. Where nothing has been written in Spanish, there is no Spanish list. */
export function split(field: ListField, entries: Entries): { readonly en: Entry[]; readonly es: Entry[] } {
  const both = entries.map((entry) => splitEntry(field.fields, entry));
  const isWritten = entries.some((entry) => !isUnwritten(field.fields, entry));
  return { en: both.map(({ en }) => en), es: isWritten ? both.map(({ es }) => es) : [] };
}

/** The English changes, and with it a Spanish that only followed. */
export const withEnglish = (said: Said, en: unknown): Said => ({
  en,
  es: followsEnglish(said) ? en : said.es,
});

/** An entry in which nothing has been said yet, in either language. */
export function blankEntry(fields: Fields): Record<string, unknown> {
  const paired = Object.entries(fields).filter(([, { type }]) => type === 'paired');
  const others = Object.fromEntries(Object.entries(fields).filter(([, { type }]) => type !== 'paired'));
  return Object.fromEntries(
    Object.keys(fields).map((name) => [
      name,
      paired.some(([one]) => one === name) ? { en: null, es: null } : blankOf(others)[name],
    ]),
  );
}

/** Plain values as an entry of the list: what was said, was said in English. */
export const asEntry = (fields: Fields, values: Entry): Entry => ({
  ...blankEntry(fields),
  ...Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name]?.type === 'paired' ? { en: value, es: null } : value,
    ]),
  ),
});
