import type { ContentType } from '../content-type.ts';
import type { Field, Fields } from '../fields/field.ts';
import { isLanguage, type Language } from '../language.ts';
import type { Mark } from './changes.ts';
import { fieldsInside } from '../fields/nested.ts';
import { entryName } from '../lists/entry-name.ts';
import { ownValue } from '../record/same-value.ts';

export interface Trail {
  readonly marks: readonly Mark[];
  readonly language: Language | null;
}

const entryOf = (value: unknown, place: string): unknown =>
  Array.isArray(value) ? (value as unknown[])[Number(place)] : undefined;

function marksOf(fields: Fields, names: readonly string[], values: unknown): Mark[] {
  const [name = '', ...rest] = names;
  const field: Field | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return [];
  const { label, es } = field;
  const value = ownValue(values, name);
  const inner = fieldsInside(field);
  if (!inner || rest.length === 0) return [{ label, es }];
  if (field.type === 'group') return [{ label, es }, ...marksOf(inner, rest, value)];
  const [place = '', ...further] = rest;
  const entry = entryOf(value, place);
  const mark = { label, es, entry: entryName(entry, inner) ?? String(Number(place) + 1) };
  return [mark, ...marksOf(inner, further, entry)];
}

/** What the value at a dotted path is called, with the entries on the way there: where a problem stands. */
export function trailOfPath(type: ContentType, path: string, values: unknown): Trail {
  const names = path.split('.');
  const isLocalized = names[0] === 'locale' && isLanguage(names[1]);
  if (!isLocalized) return { marks: marksOf(type.fields, names, values), language: null };
  const language = names[1] as Language;
  const inLocale = ownValue(ownValue(values, 'locale'), language);
  return { marks: marksOf(type.fields, names.slice(2), inLocale), language };
}
