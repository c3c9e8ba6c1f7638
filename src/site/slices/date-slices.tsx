import { use } from 'react';
import { eventDays } from '../../domain/event-days.ts';
import { lastDayOf } from '../../domain/event-last-day.ts';
import { dayAndDate, shortDayAndDate } from '../../domain/time/date-words.ts';
import { formatTime } from '../../domain/time/time-format.ts';
import { useLanguage } from '../../web/language/language.tsx';

import { CardTitle, LARGE, Nothing, SMALL } from '../parts/cards.tsx';
import { Dotted } from '../parts/dotted.tsx';
import { Photo } from '../parts/photo.tsx';
import { Intro, Section } from '../parts/section.tsx';
import { CountingClock } from '../parts/counting-clock.tsx';
import { OfferLines } from '../parts/when.tsx';
import { HasOwnHeading } from '../parts/words.tsx';
import { useSay } from '../site-context.tsx';
import type { EventDay, EventLine, OfferCard, SliceProps } from '../view.ts';

/** Slices of what has a day: events, offers, the clock that counts down. */

function EventTime({ event }: { readonly event: EventLine }) {
  const language = useLanguage();
  return (
    <time className="unbroken" dateTime={event.starts}>
      {formatTime(event.starts, language)}
    </time>
  );
}

interface EventPictureProps {
  readonly event: EventLine;
  /** 'YYYY-MM-DD' */
  readonly day: string;
}

function EventPicture({ event, day }: EventPictureProps) {
  const language = useLanguage();
  return (
    <article className="card">
      <Photo picture={event.picture} sizes={SMALL} ratio="4 / 5" isDecorative />
      <p className="label">
        {shortDayAndDate(day, language)}, <EventTime event={event} />
      </p>
      <CardTitle card={event} />
      {event.place && <p>{event.place}</p>}
    </article>
  );
}

/** Each event once, at the first of its days. */
const firstOfEach = (days: readonly EventDay[]) => {
  const all = days.flatMap(({ day, events }) => events.map((event) => ({ day, event })));
  return all.filter(({ event }, at) => all.findIndex((one) => one.event.href === event.href) === at);
};

export const EventPictures = ({
  days,
  most,
}: {
  readonly days: readonly EventDay[];
  readonly most?: number;
}) => (
  <div className="events-pictures">
    {firstOfEach(days)
      .slice(0, most)
      .map(({ day, event }) => (
        <EventPicture key={event.href} event={event} day={day} />
      ))}
  </div>
);

/** Where it is, and of a festival until when. */
function EventPlace({ event }: { readonly event: EventLine }) {
  const language = useLanguage();
  const days = lastDayOf(event) === null ? null : eventDays(event, language);
  return (event.place ?? days) && <Dotted parts={[event.place, days]} />;
}

export function Events({ slice, data, isFirst }: SliceProps<'events'>) {
  const say = useSay();
  const language = useLanguage();
  const Heading = use(HasOwnHeading) ? 'h3' : 'h2';
  const layout = slice.layout ?? 'week';
  if (layout === 'evenings') {
    // Without a title of its own it only adds to what stands below it.
    if (data.length === 0 && !slice.title) return null;
    return (
      <Section name="events" layout={layout}>
        <Intro slice={slice} isFirst={isFirst} />
        {data.length === 0 && <Nothing>{say('no-events')}</Nothing>}
        <EventPictures days={data} most={slice.most ?? 3} />
      </Section>
    );
  }
  return (
    <Section name="events" layout={layout}>
      <Intro slice={slice} isFirst={isFirst} />
      {data.length === 0 && <Nothing>{say('no-events')}</Nothing>}
      <div className="days">
        {data.map(({ day, events }) => (
          <section key={day} className="day">
            <Heading className="day-name">{dayAndDate(day, language)}</Heading>
            <ul>
              {events.map((event) => (
                <li key={`${event.href} ${event.starts}`}>
                  <EventTime event={event} />
                  <a href={event.href}>{event.title}</a>
                  <EventPlace event={event} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}

const OfferEntry = ({ offer, hasPicture }: { readonly offer: OfferCard; readonly hasPicture: boolean }) => (
  <article className="card offer">
    {hasPicture && <Photo picture={offer.picture} sizes={LARGE} ratio="3 / 2" isDecorative />}
    <div>
      <CardTitle card={offer} />
      {offer.text && <p>{offer.text}</p>}
      <OfferLines offer={offer} />
    </div>
  </article>
);

export function Offers({ slice, data, isFirst }: SliceProps<'offers'>) {
  const say = useSay();
  const layout = slice.layout ?? 'lead';
  return (
    <Section name="offers" layout={layout}>
      <Intro slice={slice} isFirst={isFirst} />
      {data.length === 0 && <Nothing>{say('no-offers')}</Nothing>}
      <div className="offers-list">
        {data.map((offer, at) => (
          <OfferEntry key={offer.href} offer={offer} hasPicture={layout === 'lead' && at === 0} />
        ))}
      </div>
    </Section>
  );
}

/** What counts down, wherever it stands; nothing where it has ended. */
export const ClockSlice = ({ slice, data }: SliceProps<'clock'>) =>
  data && <CountingClock clock={data} layout={slice.layout ?? 'line'} />;
