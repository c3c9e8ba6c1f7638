import { isTelephone } from '../link.ts';
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
const ADDRESS = /^(\/(?![/\\])[^\s\\]*|https?:\/\/[^\s/\\][^\s\\]*|mailto:[^\s@]+@[^\s@]+)$/i;
const CALL = /^tel:/i;
const ADDRESS_MOST = 2000;

/** An address as whoever typed or pasted it meant it: 'www.resort.test/Carta de vinos.pdf' has a scheme and no blanks. */
export function tidyAddress(typed: string): string {
  const text = typed.trim();
  if (CALL.test(text)) return text;
  return (/^www\./i.test(text) ? `https://${text}` : text).replace(/ /g, '%20');
}

function readAddress(value: unknown, at: string, reading: Reading): string | null {
  const read = readText(value, ADDRESS_MOST, at, reading);
  if (read === null || ADDRESS.test(read)) return read;
  const isCall = CALL.test(read);
  if (!isCall || !isTelephone(read.replace(CALL, ''))) reading.refuse(at, isCall ? 'telephone' : 'address');
  return read;
}

export const addressKind: Kind<AddressField> = {
  column: 'text',
  empty: null,
  read: (value, _field, at, reading) => readAddress(value, at, reading),
  schema: () => ({ type: ['string', 'null'], maxLength: ADDRESS_MOST }),
};
