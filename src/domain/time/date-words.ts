import type { Language } from '../language.ts';
import { dayOfMonth, weekday } from './calendar.ts';
import { spanishDays } from './day-range.ts';
import { monthName } from './time-format.ts';

/**
 * Days and dates in words, without `Intl`: the first `Intl` object of a page blocked it for 27 ms on the machine that it
 * was measured on, and Lighthouse takes a phone to be four times as slow.
 */

const weekdays = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: spanishDays,
};

/** From Sunday on. */
export const weekdayNames = (language: Language): readonly string[] => weekdays[language];

/** 'Friday', 'viernes'. */
export const weekdayName = (day: string, language: Language): string => weekdayNames(language)[weekday(day)]!;

/** 'Fri', 'vie'. */
export const shortWeekday = (day: string, language: Language): string =>
  weekdayName(day, language).slice(0, 3);

/** 'November 2026', 'noviembre de 2026'. */
export const monthAndYear = (day: string, language: Language): string =>
  `${monthName(day, language)}${language === 'en' ? ' ' : ' de '}${day.slice(0, 4)}`;

/** 'November 27', '27 de noviembre'. */
export const monthAndDay = (day: string, language: Language): string =>
  language === 'en'
    ? `${monthName(day, 'en')} ${dayOfMonth(day)}`
    : `${dayOfMonth(day)} de ${monthName(day, 'es')}`;

/** 'November 27, 2026', '27 de noviembre de 2026'. */
export const longDate = (day: string, language: Language): string =>
  `${monthAndDay(day, language)}${language === 'en' ? ', ' : ' de '}${day.slice(0, 4)}`;

/** 'Friday, November 27', 'viernes 27 de noviembre'. */
export const dayAndDate = (day: string, language: Language): string =>
  `${weekdayName(day, language)}${language === 'en' ? ', ' : ' '}${monthAndDay(day, language)}`;

/** 'Fri, Nov 27', 'vie 27 nov'. */
export function shortDayAndDate(day: string, language: Language): string {
  const month = monthName(day, language).slice(0, 3);
  return language === 'en'
    ? `${shortWeekday(day, 'en')}, ${month} ${dayOfMonth(day)}`
    : `${shortWeekday(day, 'es')} ${dayOfMonth(day)} ${month}`;
}

/** 'November 22–28, 2026', 'del 22 al 28 de noviembre de 2026': what both days have in common is said once. */
export function datesBetween(from: string, to: string, language: Language): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const begin = isOneYear ? monthAndDay(from, language) : longDate(from, language);
  if (language === 'es') return `del ${isOneMonth ? dayOfMonth(from) : begin} al ${longDate(to, 'es')}`;
  return isOneMonth ? `${begin}–${dayOfMonth(to)}, ${to.slice(0, 4)}` : `${begin} – ${longDate(to, 'en')}`;
}
