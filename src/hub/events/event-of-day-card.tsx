import { hubPath } from '../../domain/hub-routes.ts';
import type { GuestEventOfDay } from '../../content/guest.ts';
import { dayOf } from '../../domain/time/calendar.ts';
import { EventCard } from '../../web/cards/event-card.tsx';
import { useText } from '../../web/language/language.tsx';
import { Card } from '../links/card.tsx';
import { usePropertyNow } from '../property-clock.ts';
import { isGoingOn } from './event-times.ts';

/** An event of a day that leads to its page. */
export function EventOfDayCard({ event, isNext = false }: { event: GuestEventOfDay; isNext?: boolean }) {
  const now = usePropertyNow();
  const { title, slug, location, image } = useText()(event.locale);
  const { starts, ends } = event;
  // Without a time the event's page tells of the next one.
  const at = dayOf(starts) > dayOf(now) ? `?at=${starts}` : '';
  return (
    <EventCard
      title={title}
      location={location}
      picture={image}
      starts={starts}
      ends={ends}
      mark={isGoingOn(event, now) ? 'on-now' : isNext ? 'up-next' : undefined}
      renderLink={(props) => <Card to={hubPath('event', { slug }) + at} {...props} />}
    />
  );
}
