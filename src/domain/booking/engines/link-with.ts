import type { Parameter } from './engine.ts';

/** A page of this host, or of another one over https. A browser reads '//' and '/\' as the beginning of a host. */
const BASE = /^(\/(?![/\\])|https:\/\/[a-z0-9][a-z0-9.-]*(:\d{1,5})?(?=[/?#]|$))[^\s\\]*$/i;

/** Whether staff may have visitors led to an address with what they asked for. */
export const isEngineAddress = (address: string | null): address is string =>
  address !== null && BASE.test(address);

/** A half of a pair of surrogates cannot be encoded. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** 'name=value' */
export const encodedPair = (name: string, value: string): string => `${encoded(name)}=${encoded(value)}`;

/**
 * An address of staff with parameters behind it. Nothing that a parameter says can change where it leads, and what is
 * empty is left out. Undefined where the address is none.
 */
export function linkWith(base: string, parameters: readonly Parameter[]): string | undefined {
  if (!isEngineAddress(base)) return undefined;
  const given = parameters.filter(([, value]) => value !== null && value !== '');
  const [address = '', own = ''] = base.split('#', 1)[0]!.split(/\?(.*)/s);
  const names = new Set(given.map(([one]) => encoded(one)));
  // What staff wrote behind the address stays, but for what is said anew.
  const kept = own.split('&').filter((pair) => pair !== '' && !names.has(pair.split('=', 1)[0]!));
  return `${address}?${[...kept, ...given.map(([one, value]) => encodedPair(one, value!))].join('&')}`;
}
