import { ANALYTICS_TAG } from '../analytics-tag.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';
import { parseText } from './text.ts';

export interface AnalyticsTagField extends Field<'analyticsTag', string | null> {}

export const analyticsTag = <const O extends FieldOptions>(options: O): AnalyticsTagField & O => ({
  type: 'analyticsTag',
  ...options,
});

const MAX_TAG = 40;

/** The name of what counts visits; small letters are taken for large ones. */
export const analyticsTagType: FieldType<AnalyticsTagField> = {
  column: 'text',
  blank: null,
  placeholder: () => 'GTM-ABC1234',
  parse(value, _field, at, context) {
    const tag = parseText(value, MAX_TAG, at, context)?.toUpperCase() ?? null;
    if (tag !== null && !ANALYTICS_TAG.test(tag)) context.addIssue(at, 'analytics-tag');
    return tag;
  },
  schema: () => ({ type: ['string', 'null'], maxLength: MAX_TAG, pattern: ANALYTICS_TAG.source }),
};
