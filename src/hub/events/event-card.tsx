import { hubPath } from '../../domain/hub-routes.ts';
import type { GuestEventOfDay } from '../../content/guest.ts';
import { dayOf } from '../../domain/time/calendar.ts';
import { formatTimeRange } from '../../domain/time/time-format.ts';
import { useLanguage, useText } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { Picture } from '../../web/picture/picture.tsx';
import { Card } from '../links/card.tsx';
import rows from '../page/rows.module.css';
import { usePropertyNow } from '../property-clock.ts';
import { TimeRange } from '../time-range.tsx';
import { isGoingOn } from './event-times.ts';
import styles from './event-card.module.css';

/** When, what and where. What is on at this minute says so. */
export function EventCard({ event }: { event: GuestEventOfDay }) {
  const phrases = usePhrases();
  const language = useLanguage();
  const now = usePropertyNow();
  const { title, slug, location, image } = useText()(event.locale);
  // Without a time the event's page tells of the next one.
  const at = dayOf(event.starts) > dayOf(now) ? `?at=${event.starts}` : '';
  return (
    <Card to={hubPath('event', { slug }) + at} className={rows.row}>
      <Picture picture={image} sizes="(min-width: 760px) 360px, 34vw" ratio="1" decorative />
      <span className={styles.words}>
        <span className={styles.time}>
          <span>
            <TimeRange text={formatTimeRange(event.starts, event.ends, language)} />
          </span>
          {isGoingOn(event, now) && <b className={styles.now}>{phrases['on-now']}</b>}
        </span>
        <span className={rows.title}>{title}</span>
        {location && <span className={styles.place}>{location}</span>}
      </span>
    </Card>
  );
}
