import { timeOf } from './time/calendar.ts';

/** The categories of events (section 3). They are stored in English; screens label them. */
export const eventCategories = ['Day', 'Night', 'Wellness', 'Everyday'] as const;

export type EventCategory = (typeof eventCategories)[number];

/** Night is from six in the evening until dawn: times of day, 'HH:mm'. */
export const DUSK = '18:00';
export const DAWN = '05:00';

export const isNight = (time: string): boolean => time >= DUSK || time < DAWN;

/**
 * Whether an event shows under a filter. One of the category Everyday has a filter of its own, and also shows under Day
 * or Night, by the hour it starts; no filter shows everything.
 */
export function isInCategory(
  { category, starts }: { readonly category: string | null; readonly starts: string },
  filter: EventCategory | null,
): boolean {
  if (filter === null || category === filter) return true;
  return category === 'Everyday' && filter === (isNight(timeOf(starts)) ? 'Night' : 'Day');
}
