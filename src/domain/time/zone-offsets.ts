import { wallClockIn } from './zone-time.ts';

/** How far a property's wall clock is from UTC, for a year: so that a phone need not load its zones to show it. */
export interface ZoneOffsets {
  /** Epoch milliseconds from which on `minutes` are added to UTC; in order. */
  readonly changes: readonly { readonly from: number; readonly minutes: number }[];
  /** Epoch milliseconds up to which this is known. */
  readonly until: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const DAYS_KNOWN = 370;

const offsetAt = (time: number, timeZone: string): number => {
  const wall = Date.parse(`${wallClockIn(new Date(time), timeZone)}Z`);
  return Math.round((wall - Math.floor(time / MINUTE) * MINUTE) / MINUTE);
};

/** The minute at which the offset that holds at `before` ends, `after` being past it. */
function changeBetween(before: number, after: number, timeZone: string): number {
  const held = offsetAt(before, timeZone);
  let [low, high] = [before, after];
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / (2 * MINUTE)) * MINUTE;
    if (offsetAt(middle, timeZone) === held) low = middle;
    else high = middle;
  }
  return high;
}

/** The zone's offsets from an instant on. Throws RangeError for an unknown zone. */
export function zoneOffsets(instant: Date, timeZone: string): ZoneOffsets {
  const start = Math.floor(instant.getTime() / MINUTE) * MINUTE;
  const changes = [{ from: start, minutes: offsetAt(start, timeZone) }];
  const until = start + DAYS_KNOWN * DAY;
  for (let time = start; time < until; time += DAY) {
    const minutes = offsetAt(time + DAY, timeZone);
    if (minutes !== changes.at(-1)?.minutes) {
      changes.push({ from: changeBetween(time, time + DAY, timeZone), minutes });
    }
  }
  return { changes, until };
}

/** 'YYYY-MM-DDTHH:mm' by known offsets; undefined for an instant they do not cover. */
export function wallClockBy({ changes, until }: ZoneOffsets, instant: Date): string | undefined {
  const time = instant.getTime();
  const held = changes.findLast(({ from }) => from <= time);
  if (!held || time >= until) return undefined;
  return new Date(time + held.minutes * MINUTE).toISOString().slice(0, 16);
}
