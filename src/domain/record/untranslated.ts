import { fieldsInside } from '../fields/nested.ts';
import type { Field, Fields } from '../fields/field.ts';
import { ownValue } from './same-value.ts';

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

const at = (path: string, step: string | number): string => (path === '' ? String(step) : `${path}.${step}`);

function inField(field: Field, english: unknown, spanish: unknown, path: string): string[] {
  if (field.type === 'text' || field.type === 'markdown') {
    return !isBlank(english) && isBlank(spanish) ? [path] : [];
  }
  const fields = fieldsInside(field);
  if (!fields) return [];
  if (field.type === 'group') return untranslatedTexts(fields, english, spanish, path);
  const entries: readonly unknown[] = Array.isArray(english) ? english : [];
  return entries.flatMap((entry, place) =>
    untranslatedTexts(
      fields,
      entry,
      Array.isArray(spanish) ? (spanish[place] as unknown) : undefined,
      at(path, place),
    ),
  );
}

/**
 * Paths of the texts that English has and Spanish lacks, entries of lists compared by place. Only words count: a
 * picture or an address says the same in both languages.
 */
export function untranslatedTexts(fields: Fields, english: unknown, spanish: unknown, path = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isWordless(name) ? [] : inField(field, ownValue(english, name), ownValue(spanish, name), at(path, name)),
  );
}

/** Prices, currencies, video ids, icons and targets of links are kept as text and need no translation. */
const WORDLESS = new Set(['price', 'currency', 'cfId', 'icon', 'target']);

export const isWordless = (name: string): boolean => WORDLESS.has(name);

/** Paths of the texts in lists that are word for word the same in both languages, written so or never translated. */
export function sameTexts(fields: Fields, english: unknown, spanish: unknown, path = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const [one, other] = [ownValue(english, name), ownValue(spanish, name)];
    const own = at(path, name);
    if (field.type !== 'list') {
      const isText = field.type === 'text' || field.type === 'markdown';
      return path !== '' && isText && !isWordless(name) && !isBlank(one) && one === other ? [own] : [];
    }
    const inner = fieldsInside(field)!;
    const [entries, theirs] = [one, other].map((value): readonly unknown[] =>
      Array.isArray(value) ? value : [],
    );
    return entries!.flatMap((entry, place) => sameTexts(inner, entry, theirs![place], at(own, place)));
  });
}
