import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';
import { SLUG } from './slug.ts';
import { parseText } from './text.ts';

/** What a site is called by machines, 'casa-marea': small letters, digits and single hyphens. */
export interface SiteKeyField extends Field<'siteKey', string | null> {}

export const siteKey = <const O extends FieldOptions>(options: O): SiteKeyField & O => ({
  type: 'siteKey',
  ...options,
});

const MAX_KEY = 60;

export const siteKeyType: FieldType<SiteKeyField> = {
  column: 'text',
  blank: null,
  placeholder: () => 'site',
  parse(value, _field, at, context) {
    const written = parseText(value, MAX_KEY, at, context);
    if (written !== null && !SLUG.test(written)) context.addIssue(at, 'slug');
    return written;
  },
  schema: () => ({ type: ['string', 'null'], maxLength: MAX_KEY, pattern: SLUG.source }),
  searchWords: (value) => (typeof value === 'string' ? [value] : []),
  isOrdered: true,
  filterIfShown: 'words',
};
