import type { Locales } from '../language.ts';

/** What becomes of a booking that a travel agent has logged. */
export const bookingStates = ['logged', 'verified', 'payable', 'paid', 'declined'] as const;

export type BookingState = (typeof bookingStates)[number];

/** What staff do with bookings. */
export const bookingActions = ['verify', 'release', 'pay', 'decline', 'reopen'] as const;

export type BookingAction = (typeof bookingActions)[number];

const steps: Readonly<Record<BookingAction, { from: readonly BookingState[]; to: BookingState }>> = {
  verify: { from: ['logged'], to: 'verified' },
  release: { from: ['verified'], to: 'payable' },
  pay: { from: ['payable'], to: 'paid' },
  // What has been paid stays paid.
  decline: { from: ['logged', 'verified', 'payable'], to: 'declined' },
  reopen: { from: ['declined'], to: 'logged' },
};

/** The state after an action; undefined where it cannot be taken. */
export const stateAfter = (state: BookingState, action: BookingAction): BookingState | undefined =>
  steps[action].from.includes(state) ? steps[action].to : undefined;

/** The state that an action leads to. */
export const stateOf = (action: BookingAction): BookingState => steps[action].to;

/** Sorted by state, in the order in which bookings go through them. */
export const inOrderOfStates = <T extends { readonly state: BookingState }>(all: readonly T[]): T[] =>
  all.toSorted((one, other) => bookingStates.indexOf(one.state) - bookingStates.indexOf(other.state));

export const bookingStateNames: Readonly<Record<BookingState, Locales<string>>> = {
  logged: { en: 'Logged', es: 'Registrada' },
  verified: { en: 'Verified', es: 'Verificada' },
  payable: { en: 'Payable', es: 'Por pagar' },
  paid: { en: 'Paid', es: 'Pagada' },
  declined: { en: 'Declined', es: 'Rechazada' },
};
