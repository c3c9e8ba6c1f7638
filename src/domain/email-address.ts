import { isStorable } from './fields/text.ts';

export const MAX_EMAIL = 254;

/** No quotes, commas, brackets or spaces: what is an address here is one address in a header of a mail as well. */
const ADDRESS = /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\].]+(?:\.[^\s@<>"(),;:\\[\].]+)+$/;

/** In the one spelling in which addresses are compared; undefined for what is none. */
export function emailAddress(text: string): string | undefined {
  const address = text.trim().toLowerCase();
  const isAddress = address.length <= MAX_EMAIL && ADDRESS.test(address) && isStorable(address);
  return isAddress ? address : undefined;
}
