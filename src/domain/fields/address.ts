import type { Field, FieldOptions } from './field.ts';
import type { Kind, Reading } from './kind.ts';
import { readText } from './text.ts';

/** An address: '/…' is in the app, 'https://…' (also http, tel, mailto) outside. */
export interface AddressField extends Field<'address', string | null> {}

export const address = <const O extends FieldOptions>(options: O): AddressField & O => ({
  kind: 'address',
  ...options,
});

// Browsers read a backslash as a slash: '/\elsewhere' would leave the app.
const ADDRESS =
  /^(\/(?![/\\])[^\s\\]*|https?:\/\/[^\s/\\][^\s\\]*|tel:\+?[\d ().-]+|mailto:[^\s@]+@[^\s@]+)$/i;
const ADDRESS_MOST = 2000;

function readAddress(value: unknown, at: string, reading: Reading): string | null {
  const read = readText(value, ADDRESS_MOST, at, reading);
  if (read !== null && !ADDRESS.test(read)) reading.refuse(at, 'address');
  return read;
}

export const addressKind: Kind<AddressField> = {
  column: 'text',
  empty: null,
  read: (value, _field, at, reading) => readAddress(value, at, reading),
  schema: () => ({ type: ['string', 'null'], maxLength: ADDRESS_MOST }),
};
