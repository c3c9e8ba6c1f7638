import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';
import { parseText } from './text.ts';

/** A tile's icon by its name: one that the hub draws, or 'spa' for the picture `icon-spa` of the media. */
export interface IconField extends Field<'icon', string | null> {}

export const icon = <const O extends FieldOptions>(options: O): IconField & O => ({
  type: 'icon',
  ...options,
});

const MAX_ICON = 80;
const NAME = /^[\w.-]+$/;

export const iconType: FieldType<IconField> = {
  column: 'text',
  blank: null,
  parse(value, _field, at, context) {
    const name = parseText(value, MAX_ICON, at, context);
    if (name !== null && !NAME.test(name)) context.addIssue(at, 'icon');
    return name;
  },
  schema: () => ({ type: ['string', 'null'], maxLength: MAX_ICON, examples: ['dining', 'spa'] }),
};
