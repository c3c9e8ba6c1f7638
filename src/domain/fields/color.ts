import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';

export interface ColorField extends Field<'color', string | null> {}

export const color = <const O extends FieldOptions>(options: O): ColorField & O => ({
  type: 'color',
  ...options,
});

const COLOR = /^#[0-9a-f]{6}$/i;

export const colorType: FieldType<ColorField> = {
  column: 'text',
  blank: null,
  parse(value, _field, at, context) {
    if (typeof value === 'string' && COLOR.test(value)) return value.toLowerCase();
    context.addIssue(at, 'color');
    return null;
  },
  schema: () => ({ type: ['string', 'null'], pattern: COLOR.source }),
  placeholder: () => '#22201c',
};
