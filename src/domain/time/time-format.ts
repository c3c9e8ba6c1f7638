import type { Language } from '../language.ts';

/** Times and dates as guests and staff read them (section 9), written out so that every phone shows the same. */

export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** 'HH:mm', 00:00 to 23:59. */
export const isTime = (value: string): boolean => TIME.test(value);

/** 'YYYY-MM-DD', and a day that the calendar has. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const read = new Date(`${value}T00:00Z`);
  // Some engines read 31 February as 3 March.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(value);
}

/** 'YYYY-MM-DDTHH:mm'. */
export const isWallClock = (value: string): boolean =>
  value[10] === 'T' && isDay(value.slice(0, 10)) && isTime(value.slice(11));

/** 'MM-DD', and a day that some year has. */
export const isDayOfYear = (value: string): boolean => isDay(`2000-${value}`);

interface Clock {
  readonly hour: number;
  readonly minute: string;
  readonly half: 'am' | 'pm';
}

function readClock(value: string): Clock {
  const time = value.slice(value.indexOf('T') + 1);
  const hour = Number(time.slice(0, 2));
  return { hour: hour % 12 || 12, minute: time.slice(3, 5), half: hour < 12 ? 'am' : 'pm' };
}

/** 'h:mm a' of a time or a wall clock: '7:30 pm', '7:30 p. m.'. */
export function formatTime(value: string, language: Language): string {
  const { hour, minute, half } = readClock(value);
  return `${hour}:${minute} ${language === 'en' ? half : `${half[0]}. m.`}`;
}

/** '7:00 am – 11:00 am'; only the start when there is no end. */
export const formatTimeRange = (starts: string, ends: string | null, language: Language): string =>
  [starts, ...(ends === null ? [] : [ends])].map((time) => formatTime(time, language)).join(' – ');

const months: Readonly<Record<Language, string>> = {
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
};

/** From January on. */
export const monthNames = (language: Language): string[] => months[language].split(' ');

/** 'November', 'noviembre' of a day or a wall clock; '' of a month that no year has. */
export const monthName = (day: string, language: Language): string =>
  monthNames(language)[Number(day.slice(5, 7)) - 1] ?? '';

const readDate = (wallClock: string, language: Language) => ({
  year: wallClock.slice(0, 4),
  month: monthName(wallClock, language),
  day: Number(wallClock.slice(8, 10)),
});

/** '10:30 pm', 'las 10:30 p. m.', 'la 1:05 p. m.': with the article that Spanish has before an hour. */
export function formatHour(value: string, language: Language): string {
  const time = formatTime(value, language);
  if (language === 'en') return time;
  return `${readClock(value).hour === 1 ? 'la' : 'las'} ${time}`;
}

/** The hour at which something ends: as `formatHour`, and 'midnight', 'la medianoche'. */
export function formatClosing(value: string, language: Language): string {
  if (!/(^|T)00:00/.test(value)) return formatHour(value, language);
  return language === 'en' ? 'midnight' : 'la medianoche';
}

const spanishTime = (wallClock: string) => `a ${formatHour(wallClock, 'es')}`;

/** Staff's lists of events, 'MMM D YYYY @ h:mm A': 'Nov 21 2026 @ 7:30 PM', '21 nov 2026 a las 7:30 p. m.'. */
export function formatAdminDate(wallClock: string, language: Language): string {
  const { year, month, day } = readDate(wallClock, language);
  const short = month.slice(0, 3);
  return language === 'en'
    ? `${short} ${day} ${year} @ ${formatTime(wallClock, 'en').toUpperCase()}`
    : `${day} ${short} ${year} ${spanishTime(wallClock)}`;
}

/** Posts, 'MMMM D, YYYY @ h:mm a': 'November 21, 2026 @ 7:30 pm', '21 de noviembre de 2026 a las 7:30 p. m.'. */
export function formatPostDate(wallClock: string, language: Language): string {
  const { year, month, day } = readDate(wallClock, language);
  return language === 'en'
    ? `${month} ${day}, ${year} @ ${formatTime(wallClock, 'en')}`
    : `${day} de ${month} de ${year} ${spanishTime(wallClock)}`;
}

/** 'Dec 24 2026', '24 dic 2026'. */
export function formatDay(day: string, language: Language): string {
  const { year, month, day: date } = readDate(day, language);
  return language === 'en' ? `${month.slice(0, 3)} ${date} ${year}` : `${date} ${month.slice(0, 3)} ${year}`;
}

/** 'Dec 24 2026 – Jan 2 2027'; one day where there is no other end. */
export const formatDayRange = (from: string, until: string | null, language: Language): string =>
  [from, ...(until === null || until === from ? [] : [until])]
    .map((day) => formatDay(day, language))
    .join(' – ');

/** A day of any year, 'MM-DD': 'Dec 1', '1 dic'. */
export function formatDayOfYear(dayOfYear: string, language: Language): string {
  const { month, day } = readDate(`2000-${dayOfYear}`, language);
  return language === 'en' ? `${month.slice(0, 3)} ${day}` : `${day} ${month.slice(0, 3)}`;
}

/** 'Dec 1 – Apr 30', '1 dic – 30 abr'. */
export const formatSeason = (
  { from, until }: { readonly from: string; readonly until: string },
  language: Language,
): string => [from, until].map((day) => formatDayOfYear(day, language)).join(' – ');
