import type { CodeName } from './promo-state.ts';
import { codeNames } from './promo-state.ts';
import type { Stay, StayRoom } from './stay.ts';

/** What the booking form sends, as it stands in the address: `?resort=casa-marea&arrive=2026-12-12&…&adults1=2`. */
export interface AskedBooking extends Stay {
  /** The code of a resort; '' where none was chosen. */
  readonly resort: string;
  /** A code that the visitor typed, '' for none, and its kind. */
  readonly code: string;
  readonly codeAs: CodeName | undefined;
  /** The query of the page on which the visit began, whose triggers go on holding. */
  readonly landing: string;
}

type Query = Readonly<Record<string, string>>;

/** Of more rooms, or more children in one, only so many are read; a message says how many there may be. */
const MAX_READ = 20;

/** '2' → 2; what is no whole number is NaN, which no limit allows. */
const wholeNumber = (text: string | undefined): number => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : NaN);

const countOf = (text: string | undefined, otherwise: number): number =>
  text === undefined || text === '' ? otherwise : wholeNumber(text);

const upTo = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: Number.isNaN(count) ? 0 : Math.min(count, MAX_READ) }, (_, index) => make(index + 1));

const roomAt = (query: Query, room: number): StayRoom => ({
  adults: countOf(query[`adults${room}`], 2),
  ages: Number.isNaN(countOf(query[`children${room}`], 0))
    ? [NaN]
    : upTo(countOf(query[`children${room}`], 0), (child) => wholeNumber(query[`age${room}_${child}`])),
});

/** Whether an address asks for a booking, and not only for the form. */
export const asksForBooking = (query: Query): boolean => 'arrive' in query || 'depart' in query;

/** What an offer brings to the form: its code, its resort, a night that was looked for. */
export type BegunBooking = Pick<AskedBooking, 'resort' | 'arrive' | 'code' | 'codeAs'>;

/** Whether an address comes from an offer: '?offer=FAROLES40&at=posada&stay=2026-12-24'. */
export const beginsBooking = (query: Query): boolean =>
  !asksForBooking(query) && ['offer', 'at', 'stay'].some((name) => query[name]);

export const readBegunBooking = ({ offer = '', at = '', stay = '' }: Query): BegunBooking => ({
  resort: at.trim(),
  arrive: stay.trim(),
  code: offer.trim(),
  codeAs: 'promo',
});

export function readAskedBooking(query: Query): AskedBooking {
  const { resort = '', arrive = '', depart = '', code = '', code_as = '', landing = '' } = query;
  return {
    resort: resort.trim(),
    arrive: arrive.trim(),
    depart: depart.trim(),
    rooms: upTo(countOf(query.rooms, 1), (room) => roomAt(query, room)),
    code: code.trim(),
    codeAs: codeNames.find((name) => name === code_as),
    landing,
  };
}

/** The same as it stands in an address; what is empty is left out. */
export function writeAskedBooking(asked: AskedBooking): Record<string, string> {
  const pairs: [string, string][] = [
    ['resort', asked.resort],
    ['arrive', asked.arrive],
    ['depart', asked.depart],
    ['rooms', String(asked.rooms.length)],
    ...asked.rooms.flatMap(({ adults, ages }, index): [string, string][] => [
      [`adults${index + 1}`, String(adults)],
      ...(ages.length > 0 ? [[`children${index + 1}`, String(ages.length)] as [string, string]] : []),
      ...ages.map((age, child): [string, string] => [`age${index + 1}_${child + 1}`, String(age)]),
    ]),
    ['code', asked.code],
    ['code_as', asked.codeAs ?? ''],
    ['landing', asked.landing],
  ];
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}
