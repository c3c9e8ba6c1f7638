import { fold } from '../fold.ts';
import type { Field, FieldOptions } from './field.ts';
import type { Kind } from './kind.ts';
import { readText } from './text.ts';

/** The readable part of an address: unique per site and language. Drawn from `from` when left empty. */
export interface SlugField extends Field<'slug', string | null> {
  readonly from: string;
}

export const slug = <const O extends FieldOptions & { from: string }>(options: O): SlugField & O => ({
  kind: 'slug',
  ...options,
});

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SLUG_MOST = 120;

/** 'Café del Mar & Sons' → 'cafe-del-mar-sons'; '' when nothing is left of the text. */
export function slugOf(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, SLUG_MOST)
    .replace(/-$/, '');
}

export const slugKind: Kind<SlugField> = {
  column: 'text',
  empty: null,
  read(value, _field, at, reading) {
    const read = readText(value, SLUG_MOST, at, reading);
    if (read !== null && !SLUG.test(read)) reading.refuse(at, 'slug');
    return read;
  },
  schema: () => ({ type: ['string', 'null'], pattern: SLUG.source, maxLength: SLUG_MOST }),
};
