/**
 * Days ('2026-11-21') and wall clocks ('2026-11-21T19:30') of one property, counted without a zone:
 * a day is always 24 hours, so daylight saving cannot move or swallow anything.
 */
const MS_A_DAY = 86_400_000;
const MS_A_MINUTE = 60_000;

/** From March to March, so that the day of a leap year is the last one. */
const DAYS_IN_400_YEARS = 146_097;
/** Days from 1 March of the year 0 to 1 January 1970, which was a Thursday. */
const TO_1970 = 719_468;
const THURSDAY = 4;

/**
 * Days since 1970 (the algorithm `days_from_civil` of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
 * Lists by next date count a hundred thousand days at once, for which Dates are too slow.
 */
function dayNumber(day: string): number {
  const month = Number(day.slice(5, 7));
  const year = Number(day.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + Number(day.slice(8, 10)) - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  const number = era * DAYS_IN_400_YEARS + dayOfEra - TO_1970;
  if (Number.isNaN(number)) throw new RangeError(`'${day}' is no day.`);
  return number;
}

/** The day that is so many days after 1970, of a year with four figures. */
const dayNumbered = (number: number): string => new Date(number * MS_A_DAY).toISOString().slice(0, 10);

export const dayOf = (wallClock: string): string => wallClock.slice(0, 10);

/** The time of day, 'HH:mm'. */
export const timeOf = (wallClock: string): string => wallClock.slice(11, 16);

/** Minutes since midnight, 0 to 1439. */
export const minuteOfDay = (wallClock: string): number =>
  Number(wallClock.slice(11, 13)) * 60 + Number(wallClock.slice(14, 16));

/** 1 January of the year 0 and 31 December 9999. */
const FIRST = -719_528;
const LAST = 2_932_896;

/** Days are those of four-figure years: before the first and after the last one nothing moves on. */
export const addDays = (day: string, count: number): string =>
  dayNumbered(Math.min(LAST, Math.max(FIRST, dayNumber(day) + count)));

/** The wall clock at which the next day begins. */
export const nextMidnight = (wallClock: string): string => `${addDays(dayOf(wallClock), 1)}T00:00`;

export const addMinutes = (wallClock: string, minutes: number): string =>
  new Date(Date.parse(`${wallClock}Z`) + minutes * MS_A_MINUTE).toISOString().slice(0, 16);

/** The last day of what ends at a wall clock: at midnight it is there for the whole of the day before. */
export const lastDayBefore = (ends: string): string => dayOf(addMinutes(ends, -1));

/** How many minutes the wall clock `to` lies after `from`. */
export const minutesBetween = (from: string, to: string): number =>
  (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / MS_A_MINUTE;

/** How many days `to` lies after `from`; negative when it lies before. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** 0 is Sunday, 6 Saturday. */
export const weekday = (day: string): number => (((dayNumber(day) + THURSDAY) % 7) + 7) % 7;

/** 1 to 31. */
export const dayOfMonth = (day: string): number => Number(day.slice(8, 10));

const monthCount = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** How many calendar months `to` lies after `from`, whatever the days: 31 January to 1 February is one. */
export const monthsBetween = (from: string, to: string): number => monthCount(to) - monthCount(from);

/** 28 to 31. */
export const lastDayOfMonth = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
