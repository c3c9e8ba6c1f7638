import type { Language } from '../../domain/language.ts';

/** A day in words. It is counted without a zone, so the phone's own never moves it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A format takes milliseconds to make, and a strip of days asks for the same one again and again. */
function formatOf(language: Language, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.entries(parts).join()}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format;
}

const formatValue = (day: string, language: Language, parts: Intl.DateTimeFormatOptions) =>
  formatOf(language, parts).format(new Date(`${day}T00:00Z`));

/** 'Saturday, November 21', 'sábado, 21 de noviembre'. */
export const longDay = (day: string, language: Language): string =>
  formatValue(day, language, { weekday: 'long', day: 'numeric', month: 'long' });

/** 'Sat, Nov 21', 'sáb, 21 nov'. */
export const shortDay = (day: string, language: Language): string =>
  formatValue(day, language, { weekday: 'short', day: 'numeric', month: 'short' });

/** 'Saturday', 'sábado'. */
export const weekdayLong = (day: string, language: Language): string =>
  formatValue(day, language, { weekday: 'long' });

/** 'November 21', '21 de noviembre'. */
export const monthDay = (day: string, language: Language): string =>
  formatValue(day, language, { day: 'numeric', month: 'long' });

/** 'Sat', 'sáb'. */
export const weekdayShort = (day: string, language: Language): string =>
  formatValue(day, language, { weekday: 'short' });

/** 'November', 'noviembre'. */
export const monthName = (day: string, language: Language): string =>
  formatValue(day, language, { month: 'long' });
