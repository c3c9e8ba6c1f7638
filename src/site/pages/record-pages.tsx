import type { ReactNode } from 'react';
import { eventDays, eventHours, firstAndLastDay } from '../../domain/event-days.ts';
import { sectionPath } from '../../domain/site/site-sections.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { SMALL } from '../parts/cards.tsx';
import { HeroPhoto } from '../parts/hero-photo.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Photo } from '../parts/photo.tsx';
import { Pictures } from '../parts/pictures.tsx';
import { Intro, Section } from '../parts/section.tsx';
import { ArrowLink, Label, Lead, Prose, Title } from '../parts/words.tsx';
import { useSay } from '../site-context.tsx';
import { EventPictures } from '../slices/date-slices.tsx';
import type { Card, EventView, TextView, WrittenLink } from '../view.ts';

/** Pages of single records: an event, an offer, a page of information. */

interface OpeningProps {
  readonly card: Card;
  readonly picture?: Card['picture'];
  readonly label?: ReactNode;
  readonly children?: ReactNode;
}

/** Title above a wide picture. */
export const Opening = ({ card, picture = card.picture, label = card.label, children }: OpeningProps) => (
  <section className={`hero hero-below${picture ? '' : ' hero-short'}`}>
    <div className="hero-words">
      <Label>{label}</Label>
      <Title isFirst>{card.title}</Title>
      <Lead>{card.text}</Lead>
      {children}
    </div>
    {picture && <HeroPhoto picture={picture} shape="below" />}
  </section>
);

interface HungProps {
  readonly gallery: EventView['gallery'];
  /** What the page shows already is not hung a second time. */
  readonly shown?: readonly Card['picture'][];
  readonly layout?: 'mosaic' | 'strip';
}

export function Hung({ gallery, shown = [], layout = 'mosaic' }: HungProps) {
  const others = gallery.filter(({ src }) => shown.every((picture) => picture?.src !== src));
  if (others.length === 0) return null;
  return (
    <section className="slice sheet gallery">
      <Pictures pictures={others.map((image) => ({ image, caption: null }))} layout={layout} />
    </section>
  );
}

/** Where the links lead that staff wrote at a record; one to reserve is filled. */
export const WrittenLinks = ({ links }: { readonly links: readonly WrittenLink[] }) =>
  links.map(({ text, address, isReservation }) => (
    <ArrowLink key={`${text} ${address}`} text={text} address={address} isButton={isReservation} />
  ));

/** The same in a line below the words of a page; nothing where there are none. */
const LinksBelow = ({ links }: { readonly links: readonly WrittenLink[] }) =>
  links.length > 0 && (
    <p className="links">
      <WrittenLinks links={links} />
    </p>
  );

function EventFacts({ event, rhythm, dates }: Pick<EventView, 'event' | 'rhythm' | 'dates'>) {
  const say = useSay();
  const language = useLanguage();
  // An hour that every date has is said above them, once.
  const ownHours = (times: EventView['dates'][number]) => {
    const hours = eventHours(times, language);
    return hours === rhythm?.times ? null : hours;
  };
  const coming = dates.length > 0 && (
    <div>
      <h2>{say(rhythm ? 'dates-to-come' : 'when')}</h2>
      <ul className="plain dates">
        {dates.map((times) => (
          <li key={times.starts}>
            <time dateTime={times.starts}>{eventDays(times, language)}</time>
            {ownHours(times)}
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <aside className="table-facts">
      {rhythm ? (
        <div>
          <h2>{say('when')}</h2>
          <p>{rhythm.days}</p>
          <p>{rhythm.times}</p>
        </div>
      ) : (
        coming
      )}
      {event.place && (
        <div>
          <h2>{say('where')}</h2>
          <p>{event.place}</p>
        </div>
      )}
      {rhythm && coming}
    </aside>
  );
}

export function EventPage({ view }: { readonly view: EventView }) {
  const say = useSay();
  const language = useLanguage();
  const { event, html, links, gallery, rhythm, dates, isOver, others } = view;
  const [day, last] = firstAndLastDay(event, language);
  const wasOn = () => (last ? say('it-was-from', { day, last }) : say('it-was-on', { day }));
  // No place is reserved at what is over.
  const linksLeft = isOver ? links.filter(({ isReservation }) => !isReservation) : links;
  return (
    <>
      <Opening card={event}>{isOver && <p>{wasOn()}</p>}</Opening>
      <section className="slice sheet table">
        <div className="table-words">
          <Prose html={html} />
          <LinksBelow links={linksLeft} />
        </div>
        <EventFacts event={event} rhythm={rhythm} dates={dates} />
      </section>
      <Hung gallery={gallery} shown={[event.picture]} />
      {others.length > 0 && (
        <Section name="events" layout="evenings">
          <Intro
            slice={{
              title: say('also-this-week'),
              link_text: say('all-events'),
              link_url: sectionPath('events', language),
            }}
          />
          <EventPictures days={others} />
        </Section>
      )}
    </>
  );
}

/** Links with a picture, as their page says what is behind each. */
const PictureLinks = ({ links }: { readonly links: TextView['pictureLinks'] }) =>
  links.length > 0 && (
    <section className="slice sheet">
      <div className="picture-cards card-pairs">
        {links.map(({ title, text, picture, link }) => (
          <article className="card" key={`${title} ${link.address}`}>
            <Photo picture={picture} sizes={SMALL} ratio="3 / 2" isDecorative />
            <h2 className="card-title">{title}</h2>
            {text && <p>{text}</p>}
            <p>
              <WrittenLinks links={[link]} />
            </p>
          </article>
        ))}
      </div>
    </section>
  );

export function TextPage({ view }: { readonly view: TextView }) {
  const say = useSay();
  const { card, byline, html, links, pictureLinks, gallery, frame } = view;
  const shown = [card.picture, ...pictureLinks.map(({ picture }) => picture)];
  return (
    <article className="story">
      <Opening card={card} label={byline ?? card.label} />
      {frame?.isAllowed ? (
        <div className="slice sheet embed">
          <PageFrame url={frame.url} title={card.title} />
        </div>
      ) : (
        <div className="slice sheet">
          <div className="table-words story-words">
            <Prose html={html} />
            <LinksBelow links={links} />
            {frame && (
              <p>
                {say('frame-not-allowed')} <ArrowLink text={say('open-page')} address={frame.url} />
              </p>
            )}
          </div>
        </div>
      )}
      <PictureLinks links={pictureLinks} />
      <Hung gallery={gallery} shown={shown} />
    </article>
  );
}
