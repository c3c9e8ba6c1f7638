import type { ContentType } from '../content-type.ts';
import type { Field } from '../fields/field.ts';
import { defaultLanguage, type Language, otherLanguage } from '../language.ts';
import { textsOf } from './leaves.ts';
import { isNothing } from './same-value.ts';
import { isNamed } from './translation-due.ts';

/** Whether the translation of a text is missing, waits since its original changed, or is as it should be. */
export type TranslationRowState = 'missing' | 'changed' | 'done';

/** One text of a record: its original, in the first language of the site, and its translation beside it. */
export interface TranslationRow {
  /** Entries by their ids, as marks of changed texts name it: `sections.k3f9x2ab.title`. */
  readonly path: string;
  /** Where the translation stands, entries by place, as forms and issues name it: `sections.0.title.es`. */
  readonly pathOfTranslation: string;
  readonly field: Field;
  readonly original: string;
  readonly translation: string | null;
  readonly state: TranslationRowState;
}

const isBlank = (value: unknown): boolean =>
  isNothing(value) || (typeof value === 'string' && value.trim() === '');

interface Waiting {
  /** The language that is translated from. */
  readonly from?: Language;
  /** Texts whose original changed. */
  readonly due: readonly string[];
  /** Those of them that need no other translation. */
  readonly stillRight: readonly string[];
}

/** Every text of a record that has something to translate, in the order of its fields. */
export function translationRows(
  type: Pick<ContentType, 'fields'>,
  record: unknown,
  { from = defaultLanguage, due, stillRight }: Waiting,
): TranslationRow[] {
  const to = otherLanguage(from);
  const byPlace = textsOf(type, record, 'place');
  return textsOf(type, record).flatMap(({ path, field, value, onlyIn }, at) => {
    if (onlyIn || isBlank(value[from])) return [];
    const waits = isNamed(path, due) && !isNamed(path, stillRight);
    const state = isBlank(value[to]) ? 'missing' : waits ? 'changed' : 'done';
    const pathOfTranslation = byPlace[at]!.pathIn(to);
    const [original, written] = [String(value[from]), value[to]];
    const translation = typeof written === 'string' ? written : null;
    return [{ path, pathOfTranslation, field, original, translation, state }];
  });
}

/** Values with another one at a dotted path; what does not change keeps its identity. */
export function withValueAt<T>(values: T, path: string, value: unknown): T {
  const [step = '', ...rest] = path.split('.');
  const change = (before: unknown) =>
    rest.length === 0 ? value : withValueAt(before, rest.join('.'), value);
  if (Array.isArray(values)) {
    return values.map((one: unknown, place) => (String(place) === step ? change(one) : one)) as T;
  }
  const before = (values ?? {}) as Readonly<Record<string, unknown>>;
  return { ...before, [step]: change(before[step]) } as T;
}
