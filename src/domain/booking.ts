import { fold } from './fold.ts';

/** Which codes a booking carries: triggers turn what the guest typed, the page's address and the country into them. */

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

/** What booking engines are handed (section 3). A code that is not given is null and never sent. */
export interface PromoState extends Readonly<Record<CodeName, string | null>> {
  readonly configcode: string;
  readonly themecode: string;
  readonly currency: string;
}

export interface BookingCodeTrigger {
  readonly id: number;
  /** What a guest types to have its codes. */
  readonly code_value: string;
  /** A query parameter, 'mailing', or with its value, 'utm_campaign=summer'; joined by '&', all of them. */
  readonly magic_label: string | null;
  /** Countries and regions: 'US, CA-ON'. */
  readonly geocode_label: string | null;
  /** The codes given: 'promo=SUMMER26&rate=FLEX'. */
  readonly trigger_value: string | null;
  /** The resorts it holds for; all where none is named. */
  readonly abbr_resorts_list: string | null;
}

export interface Booking {
  readonly resort: string;
  /** Triggers that the resort lists itself: they hold there besides those that name it, or none. */
  readonly listed?: readonly number[] | undefined;
  /** The query parameters of the page. */
  readonly query: Readonly<Record<string, string>>;
  /** What the guest typed. Where no trigger knows it, it is the code itself, a promo code unless `as` says otherwise. */
  readonly typed?: { readonly code: string; readonly as?: CodeName } | undefined;
  /** Two letters, 'US'. */
  readonly country?: string | undefined;
  /** 'TX' or 'US-TX'. */
  readonly region?: string | undefined;
}

export type Why = 'typed' | 'url' | 'geography';

export interface BookingCodes extends PromoState {
  /** Why these codes and, unless the guest typed a code that no trigger knows, by which trigger. */
  readonly reason: { readonly why: Why | null; readonly trigger: number | null };
}

// One code for every site of the group (section 3).
const SITE_CODE = 'PALAPA';

const nothingGiven: PromoState = {
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

const namesIn = (list: string | null): string[] => fold(list ?? '').match(/[^\s,;]+/g) ?? [];

function codesOf(trigger: BookingCodeTrigger): Partial<PromoState> {
  return Object.fromEntries(
    pairsIn(trigger.trigger_value)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name, value]) => Object.hasOwn(nothingGiven, name) && value !== ''),
  );
}

interface FoldedBooking extends Booking {
  /** The query with names and values folded, once for all triggers. */
  readonly folded: ReadonlyMap<string, string>;
}

/** How well a trigger fits a booking in each way; 0 not at all. What says more about the booking fits better. */
const fits: Readonly<Record<Why, (trigger: BookingCodeTrigger, booking: FoldedBooking) => number>> = {
  typed: ({ code_value }, { typed }) =>
    typed && fold(typed.code.trim()) === fold(code_value.trim()) ? 1 : 0,

  url({ magic_label }, { folded }) {
    const wanted = pairsIn((magic_label ?? '').replaceAll('+', ' '));
    const isThere = wanted.every(([name, value]) => {
      const found = folded.get(fold(name));
      return found !== undefined && (value === '' || found === fold(value));
    });
    return isThere ? wanted.reduce((sum, [, value]) => sum + (value === '' ? 1 : 2), 0) : 0;
  },

  geography({ geocode_label }, { country, region }) {
    if (!country) return 0;
    const land = fold(country);
    const places = namesIn(geocode_label);
    if (region && places.includes(`${land}-${fold(region).replace(`${land}-`, '')}`)) return 2;
    return places.includes(land) ? 1 : 0;
  },
};

const ways = ['typed', 'url', 'geography'] as const satisfies readonly Why[];

/**
 * The codes of a booking. What the guest typed beats the page's address, which beats geography; then the trigger
 * that fits better, then one that is meant for the resort, then the oldest. Codes of two triggers are never mixed.
 */
export function bookingCodes(triggers: readonly BookingCodeTrigger[], booking: Booking): BookingCodes {
  const resort = fold(booking.resort);
  const folded = new Map(
    Object.entries(booking.query).map(([name, value]) => [fold(name), fold(value.trim())]),
  );
  const holding = triggers.flatMap((trigger) => {
    const resorts = namesIn(trigger.abbr_resorts_list);
    const codes = codesOf(trigger);
    const isMeant = resorts.includes(resort) || booking.listed?.includes(trigger.id) === true;
    const holds = resorts.length === 0 || isMeant;
    return holds && Object.keys(codes).length > 0 ? [{ trigger, codes, meant: isMeant ? 1 : 0 }] : [];
  });
  for (const why of ways) {
    const [best] = holding
      .map((one) => ({ ...one, fit: fits[why](one.trigger, { ...booking, folded }) }))
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit || b.meant - a.meant || a.trigger.id - b.trigger.id);
    if (best) return { ...nothingGiven, ...best.codes, reason: { why, trigger: best.trigger.id } };
    const code = booking.typed?.code.trim();
    if (why === 'typed' && code) {
      return { ...nothingGiven, [booking.typed?.as ?? 'promo']: code, reason: { why, trigger: null } };
    }
  }
  return { ...nothingGiven, reason: { why: null, trigger: null } };
}
