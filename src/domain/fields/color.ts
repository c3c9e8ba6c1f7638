import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';

export interface ColorField extends Field<'color', string | null> {
  /** What pages show in the colour: forms say whether it can be read. */
  readonly shows?: 'words' | 'lines';
}

export const color = <const O extends FieldOptions & Pick<ColorField, 'shows'>>(
  options: O,
): ColorField & O => ({
  type: 'color',
  ...options,
});

const COLOR = /^#[0-9a-f]{6}$/i;

export const isColor = (value: string): boolean => COLOR.test(value);

export const colorType: FieldType<ColorField> = {
  column: 'text',
  blank: null,
  parse(value, _field, at, context) {
    if (typeof value === 'string' && isColor(value)) return value.toLowerCase();
    context.addIssue(at, 'color');
    return null;
  },
  schema: () => ({ type: ['string', 'null'], pattern: COLOR.source }),
  placeholder: () => '#22201c',
};
