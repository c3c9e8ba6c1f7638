import type { ContentType } from '../content-type.ts';
import type { Field, Fields } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { isLanguage, type Language } from '../language.ts';
import { entriesOf, keysOf } from '../lists/entry-index.ts';
import { entryMark, fieldsOfEntry } from '../lists/entry-name.ts';
import { ownValue } from '../record/same-value.ts';
import type { Mark } from './changes.ts';

export interface Trail {
  readonly marks: readonly Mark[];
  readonly language: Language | null;
}

const nothing: Trail = { marks: [], language: null };

/** Where an entry stands: paths name it by its place or by its id. */
function placeOf(entries: readonly unknown[], step: string): number {
  const byId = keysOf(entries).indexOf(step);
  return byId === -1 ? Number(step) : byId;
}

function trailIn(fields: Fields, names: readonly string[], values: unknown): Trail {
  const [name = '', ...rest] = names;
  const field: Field | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return nothing;
  const { label, es } = field;
  const value = ownValue(values, name);
  const { holds } = fieldTypeOf(field);
  const [step = '', ...further] = rest;
  if (holds === undefined || step === '') {
    return { marks: [{ label, es }], language: isLanguage(step) ? step : null };
  }
  if (holds === 'fields') {
    const inner = trailIn(fieldsOfEntry(field, value), rest, value);
    return { ...inner, marks: [{ label, es }, ...inner.marks] };
  }
  const entries = entriesOf(value);
  const place = placeOf(entries, step);
  const entry = entries[place];
  const mark = { label, es, entry: entryMark(field, entry, place) };
  const inner = trailIn(fieldsOfEntry(field, entry), further, entry);
  return { ...inner, marks: [mark, ...inner.marks] };
}

/** What the value at a dotted path is called, with the entries on the way there: where an issue stands. */
export function trailOfPath(type: ContentType, path: string, values: unknown): Trail {
  const names = path.split('.');
  if (names[0] !== 'locale' || !isLanguage(names[1])) return trailIn(type.fields, names, values);
  const language = names[1];
  const inLocale = ownValue(ownValue(values, 'locale'), language);
  return { ...trailIn(type.fields, names.slice(2), inLocale), language };
}
