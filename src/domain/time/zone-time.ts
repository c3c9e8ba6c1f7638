/** From an instant to the wall clock of a property. Its zone decides, never the phone's. */

const clocks = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** 'YYYY-MM-DDTHH:mm' at the property. Throws RangeError for an unknown zone or an invalid instant. */
export function wallClockIn(instant: Date, timeZone: string): string {
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', string>;
  return `${part.year.padStart(4, '0')}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}

/** The property's day, 'YYYY-MM-DD'. Throws as `wallClockIn` does. */
export const dayIn = (instant: Date, timeZone: string): string => wallClockIn(instant, timeZone).slice(0, 10);

const asUtc = (wallClock: string): number => Date.parse(`${wallClock}Z`);

/**
 * The instant at which a wall clock 'YYYY-MM-DDTHH:mm' stands in a time zone: the first of two where clocks are set
 * back, and as far after the gap where they are set forward. Throws RangeError for an unknown zone.
 */
export function instantAt(wallClock: string, timeZone: string): Date {
  const wanted = asUtc(wallClock);
  const shiftAt = (time: number) => asUtc(wallClockIn(new Date(time), timeZone)) - time;
  const [earlier, later] = [shiftAt(wanted - 86_400_000), shiftAt(wanted + 86_400_000)];
  const isThere = (shift: number) => wallClockIn(new Date(wanted - shift), timeZone) === wallClock;
  const times = [earlier, later].filter(isThere).map((shift) => wanted - shift);
  return new Date(times.length > 0 ? Math.min(...times) : wanted - earlier);
}

const A_MINUTE = 60_000;

/**
 * Until when what was made now holds, where it changes at a coming wall clock; all in epoch milliseconds. In the hour that
 * comes twice when clocks are set back, the clock may have stood there before: then a minute.
 */
export function holdsUntilClock(wallClock: string, timeZone: string, now: number): number {
  const change = instantAt(wallClock, timeZone).getTime();
  return change > now ? change : now + A_MINUTE;
}
