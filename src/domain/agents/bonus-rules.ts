import { addDays } from '../time/calendar.ts';

/** What a booking earns, and which bookings may be logged. Amounts are whole numbers of the currency's hundredths. */

export const bonusCurrencies = ['USD', 'MXN', 'EUR', 'CAD', 'GBP'] as const;

export type BonusCurrency = (typeof bonusCurrencies)[number];

/** What is multiplied: each room for each night, or each room once. */
export const bonusBases = ['night', 'stay'] as const;

export type BonusBasis = (typeof bonusBases)[number];

export interface ResortAmount {
  readonly resort_id: number;
  readonly cents: number;
}

export interface BonusRules {
  readonly min_nights: number;
  /** Whether a booking has to be logged before the day of arrival. */
  readonly before_arrival: boolean;
  readonly basis: BonusBasis;
  readonly cents: number;
  readonly currency: BonusCurrency;
  /** Resorts with an amount of their own. */
  readonly resorts: readonly ResortAmount[];
  /** Days after the departure from which a verified booking may become payable. */
  readonly payable_after_days: number;
}

export const defaultRules: BonusRules = {
  min_nights: 3,
  before_arrival: true,
  basis: 'night',
  cents: 1000,
  currency: 'USD',
  resorts: [],
  payable_after_days: 0,
};

export const MAX_NIGHTS = 60;
export const MAX_ROOMS = 20;
/** Hundredths. What the longest stay in the most rooms earns still has to fit into the database's integer, 2³¹. */
export const MAX_CENTS = 1_700_000;

export interface LoggedStay {
  readonly resort_id: number;
  /** 'YYYY-MM-DD' */
  readonly arrival: string;
  readonly nights: number;
  readonly rooms: number;
}

export interface StayFault {
  readonly field: 'arrival' | 'nights';
  readonly code: 'min-nights' | 'before-arrival';
  /** Of the rule, for the sentence. */
  readonly min?: number;
}

/** What the rules say against a stay; `today` is the property's day. */
export function stayFaults(stay: LoggedStay, rules: BonusRules, today: string): readonly StayFault[] {
  return [
    ...(rules.before_arrival && stay.arrival <= today
      ? [{ field: 'arrival', code: 'before-arrival' } as const]
      : []),
    ...(stay.nights < rules.min_nights
      ? [{ field: 'nights', code: 'min-nights', min: rules.min_nights } as const]
      : []),
  ];
}

/** What a stay earns, in hundredths. */
export function bonusOf({ resort_id, nights, rooms }: LoggedStay, rules: BonusRules): number {
  const each = rules.resorts.find((one) => one.resort_id === resort_id)?.cents ?? rules.cents;
  return each * rooms * (rules.basis === 'night' ? nights : 1);
}

/** The first day on which a stay may become payable. */
export const payableFrom = ({ arrival, nights }: LoggedStay, rules: BonusRules): string =>
  addDays(arrival, nights + rules.payable_after_days);
