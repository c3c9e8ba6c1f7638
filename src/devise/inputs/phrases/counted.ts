import type { Language } from '../../../domain/language.ts';
import type { Frequency } from '../../../domain/time/recurrence.ts';

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const every = (daily: string, weekly: string, monthly: string): Record<Frequency, string> => ({
  daily,
  weekly,
  monthly,
});

/** Each in itself: whoever reads a language knows it by that name. */
export const languageNames = { en: 'English', es: 'Español' };

/** What is said of a translation, by the language that is translated from: the first one of the site. */
export const translations = <P>(
  english: string,
  spanish: string,
  say: (original: string, translation: string) => P,
): Readonly<Record<Language, P>> => ({ en: say(english, spanish), es: say(spanish, english) });
