import { fold } from '../fold.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';
import { parseText } from './text.ts';

/** The readable part of an address: unique per site and language. Drawn from `from` when left empty. */
export interface SlugField extends Field<'slug', string | null> {
  readonly from: string;
}

export const slug = <const O extends FieldOptions & { from: string }>(options: O): SlugField & O => ({
  type: 'slug',
  ...options,
});

/** Small letters, digits and single hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG = 120;

/** 'Café del Mar & Sons' → 'cafe-del-mar-sons'; '' when nothing is left of the text. */
export function slugOf(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_SLUG)
    .replace(/-$/, '');
}

export const slugType: FieldType<SlugField> = {
  column: 'text',
  blank: null,
  parse(value, _field, at, context) {
    const read = parseText(value, MAX_SLUG, at, context);
    if (read !== null && !SLUG.test(read)) context.addIssue(at, 'slug');
    return read;
  },
  schema: () => ({ type: ['string', 'null'], pattern: SLUG.source, maxLength: MAX_SLUG }),
  drawFrom: ({ from }) => ({ from, draw: (title) => slugOf(title) || null }),
};
