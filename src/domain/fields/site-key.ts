import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';
import { SLUG, slugOf } from './slug.ts';
import { parseText } from './text.ts';

/**
 * What a site is called by machines, 'casa-marea': small letters, digits and single hyphens. Drawn from the text `from`
 * when left empty.
 */
export interface SiteKeyField extends Field<'siteKey', string | null> {
  readonly from: string;
}

export const siteKey = <const O extends FieldOptions & { from: string }>(options: O): SiteKeyField & O => ({
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
  drawFrom: ({ from }) => ({
    from,
    draw: (text) => slugOf(text).slice(0, MAX_KEY).replace(/-$/, '') || null,
  }),
  schema: () => ({ type: ['string', 'null'], maxLength: MAX_KEY, pattern: SLUG.source }),
  searchWords: (value) => (typeof value === 'string' ? [value] : []),
  isOrdered: true,
  filterIfShown: 'words',
};
