import type { Language } from '../language.ts';
import { dayOf, dayOfMonth, weekday } from './calendar.ts';
import { type Repeating, weekdays } from './recurrence.ts';
import { formatTime } from './time-format.ts';

/** How an event repeats, in a sentence: 'every week on Monday and Friday, until December 31, 2026'. */

const names = {
  en: {
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
  },
  es: {
    days: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
    months: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
  },
} as const;

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

const words: Readonly<Record<Language, Words>> = {
  en: {
    once: 'once',
    daily: (every) => (every === 1 ? 'every day' : `every ${every} days`),
    weekly: (every, days) => {
      if (days.length === 7 && every === 1) return 'every day';
      const on = listed(
        days.map((day) => names.en.days[day]!),
        ' and ',
      );
      return every === 1 ? `every ${on}` : `every ${every} weeks on ${on}`;
    },
    monthly: (every, day) =>
      `${every === 1 ? 'every month' : `every ${every} months`} on the ${ordinal(day)}`,
    until: (day) => `until ${longDate(day, 'en')}`,
    at: (time) => `at ${formatTime(time, 'en')}`,
  },
  es: {
    once: 'una sola vez',
    daily: (every) => (every === 1 ? 'todos los días' : `cada ${every} días`),
    weekly: (every, days) => {
      if (days.length === 7 && every === 1) return 'todos los días';
      const called = days.map((day) => names.es.days[day]!);
      return every === 1
        ? `todos los ${listed(called.map(spanishPlural), ' y ')}`
        : `cada ${every} semanas, en ${listed(called, ' y ')}`;
    },
    monthly: (every, day) => `${every === 1 ? 'cada mes' : `cada ${every} meses`}, el día ${day}`,
    until: (day) => `hasta el ${longDate(day, 'es')}`,
    at: (time) => `${Number(time.slice(-5, -3)) % 12 === 1 ? 'a la' : 'a las'} ${formatTime(time, 'es')}`,
  },
};

/** 'Friday', 'viernes'. */
export const weekdayName = (day: string, language: Language): string => names[language].days[weekday(day)]!;

/** 'November 2026', 'noviembre de 2026'. */
export function monthName(day: string, language: Language): string {
  const month = names[language].months[Number(day.slice(5, 7)) - 1]!;
  return language === 'en' ? `${month} ${day.slice(0, 4)}` : `${month} de ${day.slice(0, 4)}`;
}

/** 'November 27, 2026', '27 de noviembre de 2026'. */
export function longDate(day: string, language: Language): string {
  const month = names[language].months[Number(day.slice(5, 7)) - 1]!;
  return language === 'en'
    ? `${month} ${dayOfMonth(day)}, ${day.slice(0, 4)}`
    : `${dayOfMonth(day)} de ${month} de ${day.slice(0, 4)}`;
}

/** 'November 22–28, 2026', 'del 22 al 28 de noviembre de 2026': what both days have in common is said once. */
export function datesBetween(from: string, to: string, language: Language): string {
  const month = (day: string) => names[language].months[Number(day.slice(5, 7)) - 1]!;
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const isOneMonth = isOneYear && from.slice(5, 7) === to.slice(5, 7);
  if (language === 'en') {
    const end = isOneMonth ? `${dayOfMonth(to)}, ${to.slice(0, 4)}` : longDate(to, 'en');
    const begin = isOneYear ? `${month(from)} ${dayOfMonth(from)}` : longDate(from, 'en');
    return isOneMonth ? `${begin}–${end}` : `${begin} – ${end}`;
  }
  const begin = isOneMonth
    ? `${dayOfMonth(from)}`
    : isOneYear
      ? `${dayOfMonth(from)} de ${month(from)}`
      : longDate(from, 'es');
  return `del ${begin} al ${longDate(to, 'es')}`;
}

/** 'Friday, November 27', 'viernes 27 de noviembre'. */
export function dayAndDate(day: string, language: Language): string {
  const month = names[language].months[Number(day.slice(5, 7)) - 1]!;
  const name = weekdayName(day, language);
  return language === 'en'
    ? `${name}, ${month} ${dayOfMonth(day)}`
    : `${name} ${dayOfMonth(day)} de ${month}`;
}

/** 'at 8:00 pm', 'a las 8:00 p. m.'. */
export const atTime = (time: string, language: Language): string => words[language].at(time);

/** The days of the week that a weekly event stands on; the day of its start where none is chosen. */
function chosenDays({ start_date, repeat_settings }: Repeating): number[] {
  const chosen = weekdays.flatMap((name, day) => (repeat_settings?.repeat_days[name] === true ? [day] : []));
  return chosen.length > 0 ? chosen : [weekday(dayOf(start_date))];
}

export function describeRepetition(event: Repeating, language: Language): string {
  const { once, daily, weekly, monthly, until } = words[language];
  if (event.repeats !== 1) return once;
  const every = Math.max(1, event.repeat_settings?.every ?? 1);
  const rhythms = {
    daily: () => daily(every),
    weekly: () => weekly(every, chosenDays(event)),
    monthly: () => monthly(every, dayOfMonth(dayOf(event.start_date))),
  };
  const rhythm = rhythms[event.repeat_frequency ?? 'weekly']();
  const last = event.repeat_settings?.until;
  return last ? `${rhythm}, ${until(last)}` : rhythm;
}
