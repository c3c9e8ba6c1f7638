import type { Language } from '../language.ts';
import { dayOf, dayOfMonth, weekday } from './calendar.ts';
import { longDate, weekdayNames } from './date-words.ts';
import { type Repeating, weekdays } from './recurrence.ts';
import { formatHour, formatTime } from './time-format.ts';

/** How an event repeats, in a sentence: 'every Monday and Friday, until December 31, 2026'. */

const spanishPlural = (day: string) => (day.endsWith('s') ? day : `${day}s`);

interface Words {
  readonly once: string;
  readonly daily: (every: number) => string;
  readonly weekly: (every: number, days: readonly number[]) => string;
  readonly monthly: (every: number, day: number) => string;
  readonly until: (day: string) => string;
  readonly at: (time: string) => string;
}

const listed = (words: readonly string[], and: string): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(and);

const ordinal = (n: number): string => {
  const isTeen = n > 10 && n < 14;
  return `${n}${(!isTeen && { 1: 'st', 2: 'nd', 3: 'rd' }[n % 10]) || 'th'}`;
};

/** Four days or more in a row are told by their first and last one. */
const isRow = (days: readonly number[]): boolean =>
  days.length > 3 && days[0]! + days.length - 1 === days.at(-1);

/** 'every other day', 'every 3 days'. */
const everyFew = (every: number, unit: string): string =>
  every === 1 ? `every ${unit}` : every === 2 ? `every other ${unit}` : `every ${every} ${unit}s`;

const spanishCount = (count: number): string => (count === 2 ? 'dos' : String(count));

const words: Readonly<Record<Language, Words>> = {
  en: {
    once: 'once',
    daily: (every) => everyFew(every, 'day'),
    weekly: (every, days) => {
      if (days.length === 7 && every === 1) return 'every day';
      const called = days.map((day) => weekdayNames('en')[day]!);
      const on = listed(called, ' and ');
      if (every === 1) return isRow(days) ? `every day from ${called[0]} to ${called.at(-1)}` : `every ${on}`;
      if (days.length > 1) return `${everyFew(every, 'week')} on ${on}`;
      return every === 2 ? `every other ${on}` : `every ${ordinal(every)} ${on}`;
    },
    monthly: (every, day) => `${everyFew(every, 'month')} on the ${ordinal(day)}`,
    until: (day) => `until ${longDate(day, 'en')}`,
    at: (time) => `at ${formatTime(time, 'en')}`,
  },
  es: {
    once: 'una sola vez',
    daily: (every) => (every === 1 ? 'todos los días' : `cada ${spanishCount(every)} días`),
    weekly: (every, days) => {
      if (days.length === 7 && every === 1) return 'todos los días';
      const called = days.map((day) => weekdayNames('es')[day]!);
      const plural = listed(called.map(spanishPlural), ' y ');
      if (every === 1) {
        return isRow(days) ? `todos los días, de ${called[0]} a ${called.at(-1)}` : `todos los ${plural}`;
      }
      return days.length > 1
        ? `cada ${spanishCount(every)} semanas, en ${listed(called, ' y ')}`
        : `cada ${spanishCount(every)} ${plural}`;
    },
    monthly: (every, day) =>
      `${every === 1 ? 'cada mes' : `cada ${spanishCount(every)} meses`}, el día ${day}`,
    until: (day) => `hasta el ${longDate(day, 'es')}`,
    at: (time) => `a ${formatHour(time, 'es')}`,
  },
};

/** 'at 8:00 pm', 'a las 8:00 p. m.'. */
export const atTime = (time: string, language: Language): string => words[language].at(time);

/** The days of the week that a weekly event stands on; the day of its start where none is chosen. */
function chosenDays({ start_date, repeat_settings }: Repeating): number[] {
  const chosen = weekdays.flatMap((name, day) => (repeat_settings?.repeat_days[name] === true ? [day] : []));
  return chosen.length > 0 ? chosen : [weekday(dayOf(start_date))];
}

/** 'every Monday and Friday', without until when. */
export function describeRhythm(event: Repeating, language: Language): string {
  const { once, daily, weekly, monthly } = words[language];
  if (event.repeats !== 1) return once;
  const every = Math.max(1, event.repeat_settings?.every ?? 1);
  const rhythms = {
    daily: () => daily(every),
    weekly: () => weekly(every, chosenDays(event)),
    monthly: () => monthly(every, dayOfMonth(dayOf(event.start_date))),
  };
  return rhythms[event.repeat_frequency ?? 'weekly']();
}

export function describeRepetition(event: Repeating, language: Language): string {
  const rhythm = describeRhythm(event, language);
  const last = event.repeats === 1 ? event.repeat_settings?.until : null;
  return last ? `${rhythm}, ${words[language].until(last)}` : rhythm;
}
