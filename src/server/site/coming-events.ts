import type { SliceOf } from '../../content/page/guest-slices.ts';
import { byTimeOfDay, lastDayOf } from '../../domain/event-last-day.ts';
import { addDays, dayOf, nextMidnight } from '../../domain/time/calendar.ts';
import { hasEnded, takenEnd } from '../../domain/time/has-ended.ts';
import { eventsOn, type Standing } from '../../domain/time/recurrence.ts';
import type { EventDay } from '../../site/view.ts';
import { eventLine, titledHere } from './cards.ts';
import type { SiteRequest } from './site-request.ts';

/** What is on in the coming week, by day, as slices and the pages of single events list it. */

const A_WEEK = 7;

/** Begins five times a week or more: nobody comes for it this week alone. */
const OFTEN = 5;

type Event = SiteRequest['snapshot']['events'][number];

interface ComingDay {
  readonly day: string;
  readonly events: readonly Standing<Event>[];
}

/** Whether the event's picture hangs nowhere on the page yet, as each does once; it is noted as placed. */
function isNewPicture({ locale }: Event, { snapshot, placed }: SiteRequest): boolean {
  const { image } = locale.en.image === null ? locale.es : locale.en;
  const src = image === null ? undefined : snapshot.context.picture(image)?.src;
  if (src === undefined || placed.has(src)) return false;
  placed.add(src);
  return true;
}

/**
 * What is still to come of all events that the page can name. A festival stands once on the list: on its first day, or
 * today where that is over.
 */
function comingDays(when: SliceOf<'events'>['when'], request: SiteRequest): readonly ComingDay[] {
  const { snapshot, now, changes } = request;
  const today = dayOf(now);
  changes.push(nextMidnight(now));
  const count = when === 'today' ? 1 : A_WEEK;
  const events = snapshot.events.filter(titledHere(request));
  const standing = Array.from({ length: count }, (_, ahead) => {
    const day = addDays(today, ahead);
    return { day, events: eventsOn(events, day, ahead === 0 ? now : `${day}T00:00`) };
  });
  const starts = Map.groupBy(
    standing.flatMap(({ events: some }) => some),
    ({ event }) => event.id,
  );
  const isRare = ({ id }: Event) => new Set(starts.get(id)!.map((one) => one.starts)).size < OFTEN;
  return standing.map(({ day, events: all }) => ({
    day,
    events: all
      .filter(
        ({ event, ...times }) =>
          (dayOf(times.starts) === day || (day === today && lastDayOf(times) !== null)) &&
          (when !== 'rare' || isRare(event)) &&
          !hasEnded(times, now),
      )
      .sort(byTimeOfDay),
  }));
}

/** The days on which something is shown. The moments at which something of today ends are noted. */
function shownDays(days: readonly ComingDay[], request: SiteRequest): EventDay[] {
  const today = dayOf(request.now);
  return days
    .filter(({ events }) => events.length > 0)
    .map(({ day, events }) => {
      if (day === today) request.changes.push(...events.map(takenEnd));
      return {
        day,
        events: events.map(({ event, ...occurrence }) => eventLine(request, event, occurrence)),
      };
    });
}

/** The events of a slice. */
export function eventDays(slice: SliceOf<'events'>, request: SiteRequest): EventDay[] {
  const isPictured = slice.layout === 'evenings';
  let left = slice.most ?? Infinity;
  const days = comingDays(slice.when, request).map(({ day, events }) => {
    const shown = events
      .values()
      .filter(({ event }) => !isPictured || isNewPicture(event, request))
      .take(left)
      .toArray();
    left -= shown.length;
    return { day, events: shown };
  });
  return shownDays(days, request);
}

/**
 * What else is on in the coming week, with pictures: first what is of the same kind, else every event would name the
 * same ones. `most`: how many events.
 */
export function otherEvents(record: Event, most: number, request: SiteRequest): EventDay[] {
  const days = comingDays('rare', request);
  const kindOf = ({ locale }: Event) => locale.en.category ?? locale.es.category;
  const isOther = ({ event }: Standing<Event>) => Number(kindOf(event) !== kindOf(record));
  const named = days
    .flatMap(({ events }) => events)
    .sort((one, other) => isOther(one) - isOther(other))
    .values()
    .filter(({ event }) => event.id !== record.id && isNewPicture(event, request))
    .take(most)
    .toArray();
  return shownDays(
    days.map(({ day, events }) => ({ day, events: named.filter((one) => events.includes(one)) })),
    request,
  );
}
