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
