import ical from 'ical-generator';
import { inEitherLanguage, inLanguage, type Language } from '../../domain/language.ts';
import { dayOf } from '../../domain/time/calendar.ts';
import { occurrencesOn } from '../../domain/time/recurrence.ts';
import { instantAt } from '../../domain/time/zone-time.ts';
import type { Snapshot } from '../delivery/snapshot.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/**
 * One occurrence of an event as an iCalendar file; undefined where the event has none that starts at the wall clock. Its
 * times are instants, so that every phone shows the right hour, whatever its own zone.
 */
export function eventCalendar(
  { site }: Snapshot,
  event: Snapshot['events'][number],
  at: string,
  language: Language,
): string | undefined {
  const occurrence = occurrencesOn(event, dayOf(at)).find(({ starts }) => starts === at);
  if (!occurrence) return undefined;
  const { title, location } = inLanguage(event.locale, language);
  const elsewhere = occurrence.location && inEitherLanguage(occurrence.location, language);
  const instant = (wallClock: string) => instantAt(wallClock, site.timeZone);
  const calendar = ical({ prodId: { company: 'Palapa', product: 'Hub', language: language.toUpperCase() } });
  calendar.createEvent({
    id: `event-${event.id}-${at}@${site.key}`,
    stamp: new Date(event.updated_at),
    start: instant(occurrence.starts),
    end: occurrence.ends && instant(occurrence.ends),
    summary: title ?? event.label,
    location: [elsewhere ?? location, site.name].filter(Boolean).join(', '),
  });
  return calendar.toString();
}
