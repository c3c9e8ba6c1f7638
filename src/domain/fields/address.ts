import { isEngineAddress } from '../booking/engines/link-with.ts';
import { isTelephone } from '../link.ts';
import type { MediaKind } from '../media/media-kinds.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldType, ParseContext } from './field-type.ts';
import { parseText } from './text.ts';

/** An address: '/…' is in the app, 'https://…' (also http, tel, mailto) outside. */
export interface AddressField extends Field<'address', string | null> {
  /** What of the media library is offered for it, and of the library nothing else is taken. */
  readonly offers?: MediaKind;
  /** An id of Cloudflare Stream is taken as well, which is no address. */
  readonly orStreamId?: true;
  /** Visitors are led there by the server with what they typed: a page of this host, or of another over https. */
  readonly isBookedAt?: true;
}

type AddressOptions = FieldOptions & Pick<AddressField, 'offers' | 'orStreamId' | 'isBookedAt'>;

export const address = <const O extends AddressOptions>(options: O): AddressField & O => ({
  type: 'address',
  ...options,
});

// Browsers read a backslash as a slash: '/\elsewhere' would leave the app.
const ADDRESS = /^(\/(?![/\\])[^\s\\]*|https?:\/\/[^\s/\\][^\s\\]*|mailto:[^\s@]+@[^\s@]+)$/i;
const CALL = /^tel:/i;
const STREAM_ID = /^[\w-]{1,64}$/;
const MAX_ADDRESS = 2000;
const IN_LIBRARY = /^\/media\/([a-z0-9][a-z0-9-]{0,79})(?:[/?#]|$)/;

/** The key of the file of the media library that an address leads to; undefined for any other address. */
export const libraryKey = (value: unknown): string | undefined =>
  (typeof value === 'string' && IN_LIBRARY.exec(value)?.[1]) || undefined;

function fileAt(value: unknown): string[] {
  const key = libraryKey(value);
  return key === undefined ? [] : [key];
}

/** An address as whoever typed or pasted it meant it: 'www.resort.test/Carta de vinos.pdf' has a scheme and no blanks. */
export function tidyAddress(typed: string): string {
  const text = typed.trim();
  if (CALL.test(text)) return text;
  return (/^www\./i.test(text) ? `https://${text}` : text).replace(/ /g, '%20');
}

function parseAddress(
  value: unknown,
  { orStreamId, isBookedAt }: AddressField,
  at: string,
  context: ParseContext,
): string | null {
  const read = parseText(value, MAX_ADDRESS, at, context);
  if (read === null || (orStreamId && STREAM_ID.test(read))) return read;
  if (ADDRESS.test(read)) {
    if (isBookedAt && !isEngineAddress(read)) context.addIssue(at, 'secure-address');
    return read;
  }
  const isCall = CALL.test(read);
  if (!isCall || !isTelephone(read.replace(CALL, ''))) context.addIssue(at, isCall ? 'telephone' : 'address');
  return read;
}

export const addressType: FieldType<AddressField> = {
  column: 'text',
  blank: null,
  setsMany: true,
  filterIfShown: 'words',
  guestView: () => ({ as: 'address' }),
  parse: parseAddress,
  mediaOf: (value, { offers }) => (offers ? { keys: fileAt(value), kinds: [offers] } : undefined),
  schema: () => ({ type: ['string', 'null'], maxLength: MAX_ADDRESS }),
};
