import { addDays, daysBetween } from '../time/calendar.ts';
import { isDay } from '../time/time-format.ts';

/** When a visitor wants to stay, with whom, and what a resort allows. */

export interface StayRoom {
  readonly adults: number;
  /** Of each child, in years. */
  readonly ages: readonly number[];
}

export interface Stay {
  /** Days, 'YYYY-MM-DD'. */
  readonly arrive: string;
  readonly depart: string;
  readonly rooms: readonly StayRoom[];
}

/** Days on which nobody stays the night, the first and the last one included. */
export interface ClosedDays {
  readonly from: string;
  readonly until: string;
}

export interface StayLimits {
  /** The first day of an arrival and the last day of a departure. */
  readonly from: string;
  readonly until: string;
  readonly minNights: number;
  readonly maxNights: number;
  readonly maxRooms: number;
  /** In one room. */
  readonly maxAdults: number;
  /** In one room; 0 where the resort takes none. */
  readonly maxChildren: number;
  readonly closed: readonly ClosedDays[];
}

/** What staff say of the stays that a resort takes; null where they say nothing. */
export interface StaySettings {
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly min_nights: number | null;
  readonly max_nights: number | null;
  readonly max_rooms: number | null;
  readonly max_adults: number | null;
  readonly max_children: number | null;
}

/** The oldest child; whoever is older is an adult. */
export const OLDEST_CHILD = 17;

/** As far ahead as booking engines hold prices, where staff set no last day. */
const DAYS_AHEAD = 730;

const unlessSaid = { minNights: 1, maxNights: 30, maxRooms: 3, maxAdults: 4, maxChildren: 3 } as const;

interface LimitedResort {
  readonly booking: StaySettings | null;
  readonly closed_dates: readonly { readonly from: string | null; readonly until: string | null }[];
  readonly adults_only: boolean;
}

/** The later of two days, the earlier of two days. */
const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);

/** What a resort allows on a day. A closure that has one end is a single day. */
export function limitsOf({ booking, closed_dates, adults_only }: LimitedResort, today: string): StayLimits {
  const last = addDays(today, DAYS_AHEAD);
  return {
    from: later(today, booking?.first_day ?? today),
    until: earlier(booking?.last_day ?? last, last),
    minNights: booking?.min_nights ?? unlessSaid.minNights,
    maxNights: booking?.max_nights ?? unlessSaid.maxNights,
    maxRooms: booking?.max_rooms ?? unlessSaid.maxRooms,
    maxAdults: booking?.max_adults ?? unlessSaid.maxAdults,
    maxChildren: adults_only ? 0 : (booking?.max_children ?? unlessSaid.maxChildren),
    closed: closed_dates.flatMap(({ from, until }) => {
      const first = from ?? until;
      const end = until ?? from;
      return first === null || end === null || end < today ? [] : [{ from: first, until: end }];
    }),
  };
}

/** What is wrong with a stay, and the number or the day that the message names. */
export interface StayIssue {
  readonly field: string;
  readonly is:
    | 'day'
    | 'past'
    | 'too-early'
    | 'too-late'
    | 'order'
    | 'min-nights'
    | 'max-nights'
    | 'closed'
    | 'rooms'
    | 'adults'
    | 'children'
    | 'age';
  readonly value?: string | number;
}

/** The first days that a resort is closed for a night of a stay. Nobody sleeps there on the day of departure. */
export const closedDuring = (
  arrive: string,
  depart: string,
  { closed }: Pick<StayLimits, 'closed'>,
): ClosedDays | undefined => closed.find(({ from, until }) => from < depart && until >= arrive);

function* dayIssues({ arrive, depart }: Stay, limits: StayLimits, today: string): Generator<StayIssue> {
  if (!isDay(arrive)) yield { field: 'arrive', is: 'day' };
  else if (arrive < today) yield { field: 'arrive', is: 'past' };
  else if (arrive < limits.from) yield { field: 'arrive', is: 'too-early', value: limits.from };
  if (!isDay(depart)) {
    yield { field: 'depart', is: 'day' };
    return;
  }
  if (!isDay(arrive)) return;
  const nights = daysBetween(arrive, depart);
  if (nights < 1) yield { field: 'depart', is: 'order' };
  else if (depart > limits.until) yield { field: 'depart', is: 'too-late', value: limits.until };
  else if (nights < limits.minNights) yield { field: 'depart', is: 'min-nights', value: limits.minNights };
  else if (nights > limits.maxNights) yield { field: 'depart', is: 'max-nights', value: limits.maxNights };
  else {
    const closed = closedDuring(arrive, depart, limits);
    if (closed) {
      const first = closed.from > arrive ? closed.from : arrive;
      yield { field: 'arrive', is: 'closed', value: first };
    }
  }
}

const isCount = (value: number, max: number, min: number) =>
  Number.isInteger(value) && value >= min && value <= max;

function* roomIssues({ rooms }: Stay, limits: StayLimits): Generator<StayIssue> {
  if (!isCount(rooms.length, limits.maxRooms, 1)) {
    yield { field: 'rooms', is: 'rooms', value: limits.maxRooms };
    return;
  }
  for (const [at, { adults, ages }] of rooms.entries()) {
    const room = at + 1;
    if (!isCount(adults, limits.maxAdults, 1)) {
      yield { field: `adults${room}`, is: 'adults', value: limits.maxAdults };
    }
    if (ages.length > limits.maxChildren) {
      yield { field: `children${room}`, is: 'children', value: limits.maxChildren };
    } else if (ages.some((age) => !isCount(age, OLDEST_CHILD, 0))) {
      yield { field: `children${room}`, is: 'age', value: OLDEST_CHILD };
    }
  }
}

/** Everything about a stay that a resort does not allow, in the order of the form; none where it may be booked. */
export const stayIssues = (stay: Stay, limits: StayLimits, today: string): StayIssue[] => [
  ...dayIssues(stay, limits, today),
  ...roomIssues(stay, limits),
];
