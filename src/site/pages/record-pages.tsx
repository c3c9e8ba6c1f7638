import type { ReactNode } from 'react';
import { dayAndDate } from '../../domain/time/repetition-words.ts';
import { formatTimeRange } from '../../domain/time/time-format.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { HeroPhoto } from '../parts/hero-photo.tsx';
import { Pictures } from '../parts/pictures.tsx';
import { ArrowLink, Label, Lead, Prose, Title } from '../parts/words.tsx';
import { useSay } from '../site-context.tsx';
import type { Card, EventView, TextView } from '../view.ts';

/** Pages of single records: an event, an offer, a page of information. */

interface OpeningProps {
  readonly card: Card;
  readonly picture?: Card['picture'];
  readonly label?: string | null;
  readonly children?: ReactNode;
}

/** Title above a wide picture. */
export const Opening = ({ card, picture = card.picture, label = card.label, children }: OpeningProps) => (
  <section className="hero hero-below">
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
  /** What the page opens with is not hung a second time. */
  readonly opening?: Card['picture'];
  readonly layout?: 'mosaic' | 'strip';
}

export function Hung({ gallery, opening = null, layout = 'mosaic' }: HungProps) {
  const others = gallery.filter(({ src }) => src !== opening?.src);
  if (others.length === 0) return null;
  return (
    <section className="slice sheet gallery">
      <Pictures pictures={others.map((image) => ({ image, caption: null }))} layout={layout} />
    </section>
  );
}

export function EventPage({ view }: { readonly view: EventView }) {
  const say = useSay();
  const language = useLanguage();
  const { event, html, gallery, dates } = view;
  const first = dates[0] ?? event;
  const day = dayAndDate(first.starts.slice(0, 10), language);
  return (
    <>
      <Opening card={event}>{dates.length === 0 && <p>{say('it-was-on', { day })}</p>}</Opening>
      <section className="slice sheet table">
        <div className="table-words">
          <Prose html={html} />
        </div>
        <aside className="table-facts">
          {dates.length > 0 && (
            <div>
              <h2>{say(dates.length > 1 ? 'dates-to-come' : 'when')}</h2>
              <ul className="plain dates">
                {dates.map(({ starts, ends }) => (
                  <li key={starts}>
                    <time dateTime={starts}>{dayAndDate(starts.slice(0, 10), language)}</time>
                    {formatTimeRange(starts, ends, language)}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {event.place && (
            <div>
              <h2>{say('where')}</h2>
              <p>{event.place}</p>
            </div>
          )}
        </aside>
      </section>
      <Hung gallery={gallery} opening={event.picture} />
    </>
  );
}

export function TextPage({ view }: { readonly view: TextView }) {
  const say = useSay();
  const { card, byline, html, gallery, frame } = view;
  return (
    <article className="story">
      <Opening card={card} label={byline ?? card.label} />
      <div className="slice sheet">
        <div className="story-words">
          <Prose html={html} />
          {frame &&
            (frame.isAllowed ? (
              <iframe src={frame.url} title={card.title} loading="lazy" />
            ) : (
              <p>
                {say('frame-not-allowed')} <ArrowLink text={say('open-page')} address={frame.url} />
              </p>
            ))}
        </div>
      </div>
      <Hung gallery={gallery} opening={card.picture} />
    </article>
  );
}
