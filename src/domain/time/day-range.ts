import type { Language, Locales } from '../language.ts';

/** Days of the week as restaurants keep them (section 3), in the order they are always shown. */
export const days = ['Sun', 'Mon', 'Tues', 'Wed', 'Thurs', 'Fri', 'Sat'] as const;

export type Day = (typeof days)[number];

/** The days of the week in Spanish, from Sunday on. */
export const spanishDays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

interface Range {
  /** Fewer days in a row are listed. */
  readonly atLeast: number;
  readonly to: string;
}

const words: Locales<{ names: readonly string[]; everyday: string; range: Range; and: string }> = {
  en: { names: days, everyday: 'Everyday', range: { atLeast: 2, to: ' – ' }, and: ' & ' },
  es: {
    names: spanishDays,
    everyday: 'Todos los días',
    range: { atLeast: 3, to: ' a ' },
    and: ' y ',
  },
};

/**
 * Section 5: 'Everyday', 'Mon – Fri' when consecutive, otherwise 'Mon, Wed & Fri'; '' without a day. In
 * Spanish 'lunes a viernes', 'viernes y sábado'. The week does not wrap: Saturday and Sunday are 'Sun & Sat'.
 */
export function describeDays(chosen: readonly string[], language: Language): string {
  const { names, everyday, range, and } = words[language];
  const places = days.flatMap((day, index) => (chosen.includes(day) ? [index] : []));
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (places.length === days.length) return everyday;

  const listed = places.map((index) => names[index]);
  if (places.length >= range.atLeast && last - first === places.length - 1) {
    return `${listed[0]}${range.to}${listed.at(-1)}`;
  }
  return [listed.slice(0, -1).join(', '), listed.at(-1)].filter(Boolean).join(and);
}
