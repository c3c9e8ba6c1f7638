import { readSource, writeSource } from '../redirect-source.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';
import { parseText } from './text.ts';

/** An old address of a public site: '/old', '/old?id=7', '/old/*'. */
export interface RedirectSourceField extends Field<'redirectSource', string | null> {}

export const redirectSource = <const O extends FieldOptions>(options: O): RedirectSourceField & O => ({
  type: 'redirectSource',
  ...options,
});

const MAX_REDIRECT_SOURCE = 300;

export const redirectSourceType: FieldType<RedirectSourceField> = {
  column: 'text',
  blank: null,
  placeholder: () => '/',
  parse(value, _field, at, context) {
    const written = parseText(value, MAX_REDIRECT_SOURCE, at, context);
    if (written === null) return null;
    const source = readSource(written);
    if (typeof source !== 'string') return writeSource(source);
    context.addIssue(at, source);
    return written;
  },
  schema: () => ({
    type: ['string', 'null'],
    maxLength: MAX_REDIRECT_SOURCE,
    examples: ['/old', '/old?id=7', '/old/*'],
  }),
  searchWords: (value) => (typeof value === 'string' ? [value] : []),
  isOrdered: true,
  filterIfShown: 'words',
};
