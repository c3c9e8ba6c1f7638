import type { Field, FieldOptions } from './field.ts';
import type { Kind } from './kind.ts';

export interface ColorField extends Field<'color', string | null> {}

export const color = <const O extends FieldOptions>(options: O): ColorField & O => ({
  kind: 'color',
  ...options,
});

const COLOR = /^#[0-9a-f]{6}$/i;

export const colorKind: Kind<ColorField> = {
  column: 'text',
  empty: null,
  read(value, _field, at, reading) {
    if (typeof value === 'string' && COLOR.test(value)) return value.toLowerCase();
    reading.refuse(at, 'color');
    return null;
  },
  schema: () => ({ type: ['string', 'null'], pattern: COLOR.source }),
  stopgap: () => '#22201c',
};
