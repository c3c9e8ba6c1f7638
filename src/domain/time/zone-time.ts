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
