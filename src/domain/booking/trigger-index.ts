import { fold } from '../fold.ts';
import { type CodeName, nothingGiven, type PromoState } from './promo-state.ts';
import {
  type BookingCodeTrigger,
  type Cause,
  causesOf,
  codesOf,
  parameterKey,
  resortsNamedBy,
  ways,
  type Why,
} from './trigger.ts';

/**
 * Which codes a booking carries: triggers turn what the guest typed, the page's address and the country into them. The
 * index is made once for many bookings; one booking then costs a few look-ups, however many triggers there are.
 */

export interface Booking {
  readonly resort: string;
  /** The query parameters of the page. */
  readonly query: Readonly<Record<string, string>>;
  /** What the guest typed. Where no trigger knows it, it is the code itself, a promo code unless `as` says otherwise. */
  readonly typed?: { readonly code: string; readonly as?: CodeName } | undefined;
  /** Two letters, 'US'. */
  readonly country?: string | undefined;
  /** 'TX' or 'US-TX'. */
  readonly region?: string | undefined;
}

export interface Reason {
  readonly why: Why | null;
  /** The trigger's id; null where the guest typed a code that no trigger knows. */
  readonly trigger: number | null;
  /** What of the booking did it: the code, the parameters or the place, as the trigger has it written. */
  readonly because: string | null;
}

export interface BookingCodes extends PromoState {
  /** Why these codes, and by which trigger. */
  readonly reason: Reason;
}

/** A resort with the triggers that it lists itself: they hold there besides those that name it, or none. */
export interface ListingResort {
  readonly code: string | null;
  readonly triggers: readonly number[];
}

interface Entry {
  readonly trigger: BookingCodeTrigger;
  readonly cause: Cause;
}

interface Candidate extends Entry {
  /** Whether the trigger is meant for the resort and not for all. */
  readonly isMeant: boolean;
}

/** The triggers of a resort in one way, by key; the better fitting and then the older ones first. */
type ByKey = ReadonlyMap<string, readonly Entry[]>;

/** Stands for all resorts: no code is empty. */
const EVERYWHERE = '';

const oldestFirst = (a: Entry, b: Entry) => b.cause.fit - a.cause.fit || a.trigger.id - b.trigger.id;

const bestFirst = (a: Candidate, b: Candidate) =>
  b.cause.fit - a.cause.fit || Number(b.isMeant) - Number(a.isMeant) || a.trigger.id - b.trigger.id;

/** What of a booking may be the cause of codes, in each way. */
const keysIn: Readonly<Record<Why, (booking: Booking) => string[]>> = {
  typed: ({ typed }) => (typed?.code.trim() ? [fold(typed.code.trim())] : []),
  url({ query }) {
    const keys: string[] = [];
    for (const name of Object.keys(query)) {
      const value = query[name]!.trim();
      keys.push(parameterKey(name, ''));
      if (value !== '') keys.push(parameterKey(name, value));
    }
    return keys;
  },
  geography({ country, region }) {
    if (!country) return [];
    const land = fold(country);
    return region ? [land, `${land}-${fold(region).replace(`${land}-`, '')}`] : [land];
  },
};

export class TriggerIndex {
  readonly #entries: Readonly<Record<Why, Map<string, Map<string, Entry[]>>>> = {
    typed: new Map(),
    url: new Map(),
    geography: new Map(),
  };
  readonly #codes = new Map<number, Partial<PromoState>>();

  constructor(triggers: readonly BookingCodeTrigger[], resorts: readonly ListingResort[] = []) {
    const listing = Map.groupBy(
      resorts.flatMap(({ code, triggers: ids }) =>
        code === null ? [] : ids.map((id) => ({ id, resort: fold(code) })),
      ),
      ({ id }) => id,
    );
    const giving = triggers.filter((trigger) => Object.keys(codesOf(trigger)).length > 0);
    const causes = giving.flatMap((trigger) => causesOf(trigger).map((cause) => ({ trigger, cause })));
    const counts = new Map<string, number>();
    for (const { cause } of causes) {
      for (const key of cause.keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const trigger of giving) this.#codes.set(trigger.id, codesOf(trigger));
    for (const entry of causes) {
      const named = resortsNamedBy(entry.trigger);
      const listed = (listing.get(entry.trigger.id) ?? []).map(({ resort }) => resort);
      // Of several parameters that must all be there, the one that the fewest triggers have.
      const rarest = entry.cause.keys.reduce((a, b) => (counts.get(b)! < counts.get(a)! ? b : a));
      for (const resort of new Set([...(named.length === 0 ? [EVERYWHERE] : named), ...listed])) {
        const byResort = this.#entries[entry.cause.why];
        const there = byResort.get(resort) ?? new Map<string, Entry[]>();
        byResort.set(resort, there.set(rarest, [...(there.get(rarest) ?? []), entry].sort(oldestFirst)));
      }
    }
  }

  /** Every page asks for each visitor: nothing is made for triggers that are not there. */
  #bestOf(why: Why, resort: string, booking: Booking): Candidate | undefined {
    const byResort = this.#entries[why];
    const [meant, everywhere] = [byResort.get(resort), byResort.get(EVERYWHERE)];
    if (!meant && !everywhere) return undefined;
    const keys = new Set(keysIn[why](booking));
    let best: Candidate | undefined;
    const consider = (byKey: ByKey | undefined, key: string, isMeant: boolean) => {
      const found = byKey?.get(key)?.find(({ cause }) => cause.keys.every((one) => keys.has(one)));
      if (!found) return;
      const candidate = { ...found, isMeant };
      if (!best || bestFirst(candidate, best) < 0) best = candidate;
    };
    for (const key of keys) {
      consider(meant, key, resort !== EVERYWHERE);
      consider(everywhere, key, false);
    }
    return best;
  }

  /**
   * The codes of a booking. What the guest typed beats the page's address, which beats geography; then the trigger
   * that fits better, then one that is meant for the resort, then the oldest. Codes of two triggers are never mixed.
   */
  codesFor(booking: Booking): BookingCodes {
    const resort = fold(booking.resort.trim());
    for (const why of ways) {
      const best = this.#bestOf(why, resort, booking);
      if (best) {
        const { trigger, cause } = best;
        const reason = { why, trigger: trigger.id, because: cause.written };
        return { ...nothingGiven, ...this.#codes.get(trigger.id), reason };
      }
      const code = booking.typed?.code.trim();
      if (why === 'typed' && code) {
        const reason = { why, trigger: null, because: code };
        return { ...nothingGiven, [booking.typed?.as ?? 'promo']: code, reason };
      }
    }
    return { ...nothingGiven, reason: { why: null, trigger: null, because: null } };
  }
}
