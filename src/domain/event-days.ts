import type { Language } from './language.ts';
import { unbroken, withUnbrokenHours } from './unbroken.ts';
import { dayOf } from './time/calendar.ts';
import { lastDayOf, type Times } from './event-last-day.ts';
import { dayAndDate } from './time/date-words.ts';
import { formatTimeRange } from './time/time-format.ts';

/** 'Friday, November 27'; of a festival its first and its last day. No date is broken over two lines. */
export function firstAndLastDay(times: Times, language: Language): readonly [first: string, last?: string] {
  const said = (day: string) => unbroken(dayAndDate(day, language));
  const [first, last] = [said(dayOf(times.starts)), lastDayOf(times)];
  return last === null ? [first] : [first, said(last)];
}

/** 'Friday, November 27'; of a festival 'Wednesday, November 25 – Saturday, November 28'. */
export const eventDays = (times: Times, language: Language): string =>
  firstAndLastDay(times, language).join(' – ');

/** '8:00 am – 9:15 am'; no hour is broken over two lines. */
export const eventHours = ({ starts, ends }: Times, language: Language): string =>
  withUnbrokenHours(formatTimeRange(starts, ends, language));
