import { fold } from '../fold.ts';
import { nothingGiven, pairsIn, type PromoState } from './promo-state.ts';

/** A booking-code trigger as staff wrote it. */
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

/** How a booking comes by its codes, the stronger first. */
export const ways = ['typed', 'url', 'geography'] as const;

export type Why = (typeof ways)[number];

/** One thing that makes a trigger give its codes, as `TriggerIndex` keeps it. */
export interface Cause {
  readonly why: Why;
  /** A folded text that a booking must have for it: a code, 'name', 'name=value', 'us-tx'. */
  readonly keys: readonly string[];
  /** What says more about a booking fits better. */
  readonly fit: number;
  /** The same as staff wrote it. */
  readonly written: string;
}

const namesIn = (list: string | null): string[] => fold(list ?? '').match(/[^\s,;]+/g) ?? [];

/** The resorts that a trigger names, folded; none: it holds at all of them. */
export const resortsNamedBy = ({ abbr_resorts_list }: BookingCodeTrigger): string[] =>
  namesIn(abbr_resorts_list);

export function codesOf({ trigger_value }: BookingCodeTrigger): Partial<PromoState> {
  return Object.fromEntries(
    pairsIn(trigger_value)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name, value]) => Object.hasOwn(nothingGiven, name) && value !== ''),
  );
}

/** 'utm_campaign=summer', 'mailing': a parameter as it is looked for. */
export const parameterKey = (name: string, value: string): string =>
  value === '' ? fold(name) : `${fold(name)}=${fold(value)}`;

function urlCause({ magic_label }: BookingCodeTrigger): Cause[] {
  const wanted = pairsIn((magic_label ?? '').replaceAll('+', ' '));
  if (wanted.length === 0) return [];
  return [
    {
      why: 'url',
      keys: wanted.map(([name, value]) => parameterKey(name, value)),
      fit: wanted.reduce((sum, [, value]) => sum + (value === '' ? 1 : 2), 0),
      written: magic_label!,
    },
  ];
}

/** Everything that makes a trigger give its codes. */
export const causesOf = (trigger: BookingCodeTrigger): Cause[] => [
  ...(trigger.code_value.trim() === ''
    ? []
    : [
        {
          why: 'typed' as const,
          keys: [fold(trigger.code_value.trim())],
          fit: 1,
          written: trigger.code_value.trim(),
        },
      ]),
  ...urlCause(trigger),
  ...[...new Set(namesIn(trigger.geocode_label))].map((place) => ({
    why: 'geography' as const,
    keys: [place],
    // A region says more than its country.
    fit: place.includes('-') ? 2 : 1,
    written: place.toUpperCase(),
  })),
];
