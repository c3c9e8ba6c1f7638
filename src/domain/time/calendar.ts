/**
 * Days ('2026-11-21') and wall clocks ('2026-11-21T19:30') of one property, counted without a zone:
 * a day is always 24 hours, so daylight saving cannot move or swallow anything.
 */
const MS_A_DAY = 86_400_000;
const MS_A_MINUTE = 60_000;

const at = (day: string) => Date.parse(`${day}T00:00Z`);

export const dayOf = (wallClock: string): string => wallClock.slice(0, 10);

/** The time of day, 'HH:mm'. */
export const timeOf = (wallClock: string): string => wallClock.slice(11, 16);

/** Minutes since midnight, 0 to 1439. */
export const minuteOfDay = (wallClock: string): number =>
  Number(wallClock.slice(11, 13)) * 60 + Number(wallClock.slice(14, 16));

export const addDays = (day: string, count: number): string =>
  dayOf(new Date(at(day) + count * MS_A_DAY).toISOString());

/** The wall clock at which the next day begins. */
export const nextMidnight = (wallClock: string): string => `${addDays(dayOf(wallClock), 1)}T00:00`;

export const addMinutes = (wallClock: string, minutes: number): string =>
  new Date(Date.parse(`${wallClock}Z`) + minutes * MS_A_MINUTE).toISOString().slice(0, 16);

/** How many minutes the wall clock `to` lies after `from`. */
export const minutesBetween = (from: string, to: string): number =>
  (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / MS_A_MINUTE;

/** How many days `to` lies after `from`; negative when it lies before. */
export const daysBetween = (from: string, to: string): number => (at(to) - at(from)) / MS_A_DAY;

/** 0 is Sunday, 6 Saturday. */
export const weekday = (day: string): number => new Date(at(day)).getUTCDay();

/** 1 to 31. */
export const dayOfMonth = (day: string): number => Number(day.slice(8, 10));

const monthCount = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** How many calendar months `to` lies after `from`, whatever the days: 31 January to 1 February is one. */
export const monthsBetween = (from: string, to: string): number => monthCount(to) - monthCount(from);

/** 28 to 31. */
export const lastDayOfMonth = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
