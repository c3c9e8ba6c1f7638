import type { Language } from './language.ts';
import { unbroken, withUnbrokenHours } from './unbroken.ts';
import { dayOf } from './time/calendar.ts';
import { lastDayOf, type Times } from './event-last-day.ts';
import { dayAndDate } from './time/date-words.ts';
import { formatTimeRange } from './time/time-format.ts';

/** 'Friday, November 27'; of a festival 'Wednesday, November 25 – Saturday, November 28'. No date is broken over two lines. */
export function eventDays(times: Times, language: Language): string {
  const last = lastDayOf(times);
  return [dayOf(times.starts), ...(last === null ? [] : [last])]
    .map((day) => unbroken(dayAndDate(day, language)))
    .join(' – ');
}

/** '8:00 am – 9:15 am'; no hour is broken over two lines. */
export const eventHours = ({ starts, ends }: Times, language: Language): string =>
  withUnbrokenHours(formatTimeRange(starts, ends, language));
