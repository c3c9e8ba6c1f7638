import type { ContentType } from '../content-type.ts';
import type { Field, Fields } from '../fields/field.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { isLanguage, type Language } from '../language.ts';
import { entriesOf, keysOf } from '../lists/entry-index.ts';
import { entryMark, fieldsOfEntry } from '../lists/entry-name.ts';
import { ownValue } from '../record/same-value.ts';
import type { Mark } from './changes.ts';

export interface Breadcrumb {
  readonly marks: readonly Mark[];
  readonly language: Language | null;
}

const nothing: Breadcrumb = { marks: [], language: null };

/** Where an entry stands: paths name it by its place or by its id. */
function placeOf(entries: readonly unknown[], step: string): number {
  const byId = keysOf(entries).indexOf(step);
  return byId === -1 ? Number(step) : byId;
}

function breadcrumbIn(fields: Fields, names: readonly string[], values: unknown): Breadcrumb {
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
    const inner = breadcrumbIn(fieldsOfEntry(field, value), rest, value);
    return { ...inner, marks: [{ label, es }, ...inner.marks] };
  }
  const entries = entriesOf(value);
  const place = placeOf(entries, step);
  const entry = entries[place];
  const mark = { label, es, entry: entryMark(field, entry, place) };
  const inner = breadcrumbIn(fieldsOfEntry(field, entry), further, entry);
  return { ...inner, marks: [mark, ...inner.marks] };
}

/** What the value at a dotted path is called, with the entries on the way there: where an issue stands. */
export function breadcrumbOfPath(type: ContentType, path: string, values: unknown): Breadcrumb {
  const names = path.split('.');
  if (names[0] !== 'locale' || !isLanguage(names[1])) return breadcrumbIn(type.fields, names, values);
  const language = names[1];
  const inLocale = ownValue(ownValue(values, 'locale'), language);
  return { ...breadcrumbIn(type.fields, names.slice(2), inLocale), language };
}
