import { isTitlePattern } from '../title-pattern.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';
import { parseText } from './text.ts';

/** How titles of pages are put together: '{page} – {site}'. */
export interface TitlePatternField extends Field<'titlePattern', string | null> {}

export const titlePattern = <const O extends FieldOptions>(options: O): TitlePatternField & O => ({
  type: 'titlePattern',
  ...options,
});

const MAX_PATTERN = 120;

export const titlePatternType: FieldType<TitlePatternField> = {
  column: 'text',
  blank: null,
  placeholder: () => '{page}',
  parse(value, _field, at, context) {
    const pattern = parseText(value, MAX_PATTERN, at, context);
    if (pattern !== null && !isTitlePattern(pattern)) context.addIssue(at, 'title-pattern');
    return pattern;
  },
  schema: () => ({ type: ['string', 'null'], maxLength: MAX_PATTERN, examples: ['{page} – {site}'] }),
  searchWords: (value) => (typeof value === 'string' ? [value] : []),
  isOrdered: true,
  filterIfShown: 'words',
};
