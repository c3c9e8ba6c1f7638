/** What booking engines are handed beside a stay (section 3). */

/** The codes of the two booking-engine families; the last two are those of the second. */
export const codeNames = [
  'group',
  'promo',
  'coupon',
  'rate',
  'promo_reservhotel',
  'rate_reservhotel',
] as const;

export type CodeName = (typeof codeNames)[number];

/** A code that is not given is null and never sent. */
export interface PromoState extends Readonly<Record<CodeName, string | null>> {
  readonly configcode: string;
  readonly themecode: string;
  readonly currency: string;
}

// One code for every site of the group (section 3).
const SITE_CODE = 'PALAPA';

export const nothingGiven: PromoState = {
  group: null,
  promo: null,
  coupon: null,
  rate: null,
  promo_reservhotel: null,
  rate_reservhotel: null,
  configcode: SITE_CODE,
  themecode: SITE_CODE,
  currency: 'USD',
};

/** What a trigger may give: the codes, and what goes to the booking engine with them. */
export const givenNames: readonly string[] = Object.keys(nothingGiven);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** 'a=1&b' → [['a', '1'], ['b', '']] */
export function pairsIn(text: string | null): [name: string, value: string][] {
  const parts = (text ?? '').replace(/^\s*\?/, '').split('&');
  return parts.flatMap((part): [string, string][] => {
    const [name = '', ...value] = part.split('=');
    return name.trim() === '' ? [] : [[decoded(name.trim()), decoded(value.join('=').trim())]];
  });
}
