import type { AskedBooking, BegunBooking } from '../domain/booking/asked-booking.ts';
import type { AskedFlight, FlightIssue } from '../domain/booking/flight.ts';
import type { CodeName } from '../domain/booking/promo-state.ts';
import type { StayIssue, StayLimits } from '../domain/booking/stay.ts';

/** What the forms and pages get by which a stay is booked and a flight looked for. */

export interface BookableResort {
  /** What triggers call it, and what the form sends. */
  readonly code: string;
  readonly name: string;
  readonly limits: StayLimits;
  /** The codes that its booking engine takes. */
  readonly takes: readonly CodeName[];
}

/** Something that the form was sent with and that cannot be booked. */
export interface BookingIssue extends Omit<StayIssue, 'is'> {
  readonly is: StayIssue['is'] | 'resort' | 'code';
}

/** A form in which a stay is booked. */
export interface BookingForm {
  /** Where it is sent. */
  readonly action: string;
  /** 'YYYY-MM-DD', at the property. */
  readonly today: string;
  /** One on the site of a property; a visitor of the group chooses. */
  readonly resorts: readonly BookableResort[];
  /** What was sent and could not be booked; null in a form that waits. */
  readonly asked: AskedBooking | null;
  /** What an offer brought along, for a visitor who says the rest. */
  readonly begun?: BegunBooking;
  readonly issues: readonly BookingIssue[];
}

/** A form in which a flight is looked for. */
export interface FlightForm {
  /** Where it is sent. */
  readonly action: string;
  /** 'YYYY-MM-DD', at the property. */
  readonly today: string;
  readonly asked: AskedFlight | null;
  /** The airport nearest to the one resort of the site, 'PVR'; null where there is no such. */
  readonly nearest: string | null;
  readonly issues: readonly FlightIssue[];
}

/** Travel sites that sell a resort. */
export interface SoldBy {
  readonly resort: string;
  /** What triggers call it. */
  readonly code: string;
  readonly partners: readonly {
    readonly name: string;
    readonly url: string;
    /** Countries by their two letters; none: all of them. */
    readonly markets: readonly string[];
  }[];
}

/** The page on which a stay is booked. */
export interface BookingPageView {
  readonly kind: 'booking';
  readonly form: BookingForm;
  readonly soldBy: readonly SoldBy[];
}

/** The page on which a flight is looked for. */
export interface FlightsPageView {
  readonly kind: 'flights';
  readonly form: FlightForm;
}
