import { dayAndDate, longDate } from '../../domain/time/repetition-words.ts';
import { formatTime } from '../../domain/time/time-format.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { Photo } from '../parts/photo.tsx';
import { Intro, Section } from '../parts/section.tsx';
import { OfferLines, RoomFactsList, Tonight } from '../parts/when.tsx';
import { ArrowLink, Label, Lead, Title } from '../parts/words.tsx';
import { useSay } from '../site-context.tsx';
import type {
  Card,
  EventLine,
  MenuLine,
  OfferCard,
  ResortCard,
  RestaurantCard,
  RoomCard,
  SliceProps,
} from '../view.ts';

/** Slices that show records of the site. */

const LARGE = '(min-width: 900px) 60vw, 100vw';
const SMALL = '(min-width: 900px) 34vw, 100vw';

const CardTitle = ({ card }: { readonly card: Card }) => (
  <h3 className="card-title">
    <a href={card.href}>{card.title}</a>
  </h3>
);

const Nothing = ({ children }: { readonly children: string }) => <p className="nothing">{children}</p>;

const RoomCardView = ({ card, sizes, ratio }: { card: RoomCard; sizes: string; ratio: string }) => (
  <article className="card">
    <Photo picture={card.picture} sizes={sizes} ratio={ratio} isDecorative />
    <CardTitle card={card} />
    {card.text && <p>{card.text}</p>}
    <RoomFactsList facts={card.facts} />
  </article>
);

export function Rooms({ slice, data, isFirst }: SliceProps<'rooms'>) {
  const say = useSay();
  const layout = slice.layout ?? 'feature';
  const isLarge = (at: number) => layout === 'turns' || (layout === 'feature' && at === 0);
  return (
    <Section name="rooms" layout={layout}>
      <Intro slice={slice} isFirst={isFirst} />
      {data.length === 0 && <Nothing>{say('no-records')}</Nothing>}
      <div className="rooms-list">
        {data.map((card, at) => (
          <RoomCardView
            key={card.href}
            card={card}
            sizes={isLarge(at) ? LARGE : SMALL}
            ratio={isLarge(at) ? '3 / 2' : '4 / 5'}
          />
        ))}
      </div>
    </Section>
  );
}

const RestaurantCardView = ({
  card,
  sizes,
  ratio,
}: {
  card: RestaurantCard;
  sizes: string;
  ratio: string;
}) => (
  <article className="card">
    <Photo picture={card.picture} sizes={sizes} ratio={ratio} isDecorative />
    <Label>{card.label}</Label>
    <CardTitle card={card} />
    {card.text && <p>{card.text}</p>}
    <Tonight tonight={card.tonight} />
  </article>
);

/** A name, what it is and when it is open tonight, in one line. */
const RestaurantLine = ({ card }: { readonly card: RestaurantCard }) => (
  <li>
    <a href={card.href}>{card.title}</a>
    <span>{card.label}</span>
    <Tonight tonight={card.tonight} />
  </li>
);

export function Restaurants({ slice, data, isFirst }: SliceProps<'restaurants'>) {
  const say = useSay();
  const layout = slice.layout ?? 'feature';
  const pictured = { feature: 1, tables: data.length, index: 0 }[layout];
  return (
    <Section name="restaurants" layout={layout}>
      <Intro slice={slice} isFirst={isFirst} />
      {data.length === 0 && <Nothing>{say('no-records')}</Nothing>}
      {pictured > 0 && (
        <div className="restaurants-pictures">
          {data.slice(0, pictured).map((card, at) => (
            <RestaurantCardView
              key={card.href}
              card={card}
              sizes={LARGE}
              ratio={layout === 'tables' && at % 3 !== 0 ? '4 / 5' : '3 / 2'}
            />
          ))}
        </div>
      )}
      {pictured < data.length && (
        <ul className="index">
          {data.slice(pictured).map((card) => (
            <RestaurantLine key={card.href} card={card} />
          ))}
        </ul>
      )}
    </Section>
  );
}

const Dishes = ({ dishes }: { readonly dishes: readonly MenuLine[] }) =>
  dishes.length > 0 && (
    <ul className="dishes">
      {dishes.map(({ title, desc, price }) => (
        <li key={title}>
          <b>{title}</b>
          {price && <span className="price">{price}</span>}
          {desc && <p>{desc}</p>}
        </li>
      ))}
    </ul>
  );

export function EveningSlice({ slice, data, isFirst }: SliceProps<'evening'>) {
  const say = useSay();
  if (!data) return null;
  const { restaurant, dishes, reserve } = data;
  const layout = slice.layout ?? 'card';
  return (
    <Section name="evening" layout={layout}>
      <Photo
        picture={slice.image ?? restaurant.picture}
        sizes={layout === 'card' ? '100vw' : LARGE}
        ratio="auto"
        className="evening-picture"
      />
      <div className="evening-words">
        <Label>{slice.label ?? restaurant.label}</Label>
        <Title isFirst={isFirst}>{slice.title ?? restaurant.title}</Title>
        <Lead>{slice.text}</Lead>
        <Dishes dishes={dishes} />
        <Tonight tonight={restaurant.tonight} />
        <p className="links">
          <ArrowLink text={say('see-restaurant', { name: restaurant.title })} address={restaurant.href} />
          <ArrowLink text={say('reserve-table')} address={reserve} />
        </p>
      </div>
    </Section>
  );
}

function EventTime({ event }: { readonly event: EventLine }) {
  const language = useLanguage();
  return <time dateTime={event.starts}>{formatTime(event.starts, language)}</time>;
}

function EventPicture({ event, ratio }: { readonly event: EventLine; readonly ratio: string }) {
  const language = useLanguage();
  return (
    <article className="card">
      <Photo picture={event.picture} sizes={SMALL} ratio={ratio} isDecorative />
      <p className="label">
        {dayAndDate(event.starts.slice(0, 10), language)} · <EventTime event={event} />
      </p>
      <CardTitle card={event} />
      {event.place && <p>{event.place}</p>}
    </article>
  );
}

export function Events({ slice, data, isFirst }: SliceProps<'events'>) {
  const say = useSay();
  const language = useLanguage();
  const layout = slice.layout ?? 'week';
  if (layout === 'evenings') {
    const all = data.flatMap(({ events }) => events);
    const distinct = all.filter(({ href }, at) => all.findIndex((one) => one.href === href) === at);
    return (
      <Section name="events" layout={layout}>
        <Intro slice={slice} isFirst={isFirst} />
        {distinct.length === 0 && <Nothing>{say('no-events')}</Nothing>}
        <div className="events-pictures">
          {distinct.slice(0, slice.most ?? 3).map((event, at) => (
            <EventPicture key={event.href} event={event} ratio={at % 2 === 0 ? '4 / 5' : '1'} />
          ))}
        </div>
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
            <h3>{dayAndDate(day, language)}</h3>
            <ul>
              {events.map((event) => (
                <li key={`${event.href} ${event.starts}`}>
                  <EventTime event={event} />
                  <a href={event.href}>{event.title}</a>
                  {event.place && <span>{event.place}</span>}
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

export function ClockSlice({ slice, data }: SliceProps<'clock'>) {
  const say = useSay();
  const language = useLanguage();
  if (!data) return null;
  const { title, text, ends, instant, daysLeft, link } = data;
  const left =
    daysLeft > 1 ? say('days-left', { count: daysLeft }) : say(daysLeft === 1 ? 'day-left' : 'last-hours');
  return (
    <Section name="clock" layout={slice.layout ?? 'line'}>
      <div className="clock-words">
        <h2 className="title">{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <p
        className="clock-left"
        data-island="clock"
        data-ends={instant}
        data-words={[say('days'), say('hours'), say('minutes'), say('seconds')].join('|')}
      >
        <span className="price">{left}</span>
        <span>{say('ends', { day: longDate(ends.slice(0, 10), language) })}</span>
      </p>
      {link && <ArrowLink text={link.text} address={link.href} />}
    </Section>
  );
}

function ResortEntry({ card, ratio }: { readonly card: ResortCard; readonly ratio: string }) {
  const say = useSay();
  return (
    <article className="resort">
      <Photo picture={card.picture} sizes={LARGE} ratio={ratio} isDecorative />
      <div className="resort-words">
        <Label>{[card.place, card.adultsOnly && say('adults-only')].filter(Boolean).join(' · ')}</Label>
        <CardTitle card={card} />
        {card.text && <p>{card.text}</p>}
      </div>
    </article>
  );
}

export function Resorts({ slice, data, isFirst }: SliceProps<'resorts'>) {
  const layout = slice.layout ?? 'chapters';
  return (
    <Section name="resorts" layout={layout}>
      <Intro slice={slice} isFirst={isFirst} />
      {layout === 'index' ? (
        <ul className="index">
          {data.map((card) => (
            <li key={card.href}>
              <a href={card.href}>{card.title}</a>
              <span>{card.place}</span>
              <p>{card.text}</p>
            </li>
          ))}
        </ul>
      ) : (
        <div className="resorts-list">
          {data.map((card, at) => (
            <ResortEntry
              key={card.href}
              card={card}
              ratio={layout === 'shore' ? '3 / 4' : at % 2 ? '4 / 3' : '3 / 2'}
            />
          ))}
        </div>
      )}
    </Section>
  );
}

export function Stories({ slice, data, isFirst }: SliceProps<'stories'>) {
  const say = useSay();
  const layout = slice.layout ?? 'lead';
  const [first] = data;
  const rest = layout === 'lead' ? data.slice(1) : data;
  return (
    <Section name="stories" layout={layout}>
      <Intro slice={slice} isFirst={isFirst} />
      {!first && <Nothing>{say('no-records')}</Nothing>}
      {layout === 'lead' && first && (
        <article className="card stories-first">
          <Photo picture={first.picture} sizes={LARGE} ratio="3 / 2" isDecorative />
          <Label>{first.label}</Label>
          <CardTitle card={first} />
          {first.text && <p>{first.text}</p>}
        </article>
      )}
      {rest.length > 0 && <CardList cards={rest} />}
    </Section>
  );
}

const CardList = ({ cards }: { readonly cards: readonly Card[] }) => (
  <ul className="card-list">
    {cards.map((card) => (
      <li key={card.href}>
        <Label>{card.label}</Label>
        <CardTitle card={card} />
        {card.text && <p>{card.text}</p>}
      </li>
    ))}
  </ul>
);

export function Pages({ slice, data, isFirst }: SliceProps<'pages'>) {
  const layout = slice.layout ?? 'index';
  if (data.length === 0) return null;
  return (
    <Section name="pages" layout={layout}>
      <Intro slice={slice} isFirst={isFirst} />
      {layout === 'index' ? (
        <CardList cards={data} />
      ) : (
        <div className="restaurants-pictures">
          {data.map((card) => (
            <article key={card.href} className="card">
              <Photo picture={card.picture} sizes={SMALL} ratio="4 / 5" isDecorative />
              <CardTitle card={card} />
              {card.text && <p>{card.text}</p>}
            </article>
          ))}
        </div>
      )}
    </Section>
  );
}
