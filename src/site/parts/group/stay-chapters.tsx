import type { ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import { eventDays } from '../../../domain/event-days.ts';
import { formatTimeRange } from '../../../domain/time/time-format.ts';
import { TimeRange } from '../../../web/hours/time-range.tsx';
import { useLanguage } from '../../../web/language/language.tsx';
import { useSay } from '../../site-context.tsx';
import type { ResortStay } from '../../group-views.ts';
import type { Card } from '../../view.ts';
import { PictureCard, SMALL } from '../cards.tsx';
import { OfferLines, RoomFactsList, Tonight } from '../when.tsx';
import { WrittenIn } from '../words.tsx';

/** Rooms, tables, evenings and offers of a resort, each a chapter that leads to the resort's own site. */

interface StayChapterProps {
  readonly name: string;
  readonly title: string;
  /** Of the site that the ways lead to, where it is not that of the page. */
  readonly language: Language | undefined;
  /** The ways to all of it. */
  readonly ways: readonly { readonly text: string; readonly href: string | null }[];
  readonly children: ReactNode;
}

const StayChapter = ({ name, title, language, ways, children }: StayChapterProps) => (
  <section className={`slice sheet stay stay-${name}`}>
    <div className="stay-head">
      <h2 className="title">{title}</h2>
      <p className="links">
        {ways.map(
          ({ text, href }) =>
            href !== null && (
              <a key={href} href={href} hrefLang={language}>
                {text}
                <WrittenIn language={language} />
              </a>
            ),
        )}
      </p>
    </div>
    <div className="stay-list">{children}</div>
  </section>
);

/** A card without its text: the chapter is a look and not the page itself. */
const shortly = <C extends Card>(card: C): C => ({ ...card, text: null });

function Evenings({ events }: { readonly events: ResortStay['events'] }) {
  const language = useLanguage();
  return (
    <ul className="index">
      {events.map(({ title, href, starts, ends, place, language: written }) => (
        <li key={href}>
          <a href={href} lang={written} hrefLang={written}>
            {title}
          </a>
          <span>
            <time dateTime={starts}>{eventDays({ starts, ends }, language)},</time>{' '}
            <span className="unhyphenated">
              <TimeRange text={formatTimeRange(starts, ends, language)} />
            </span>
          </span>
          {place && <p lang={written}>{place}</p>}
        </li>
      ))}
    </ul>
  );
}

export function StayChapters({ stay }: { readonly stay: ResortStay }) {
  const say = useSay();
  const { language, rooms, dining, events, offers, tour, all } = stay;
  return (
    <div className="stays">
      {rooms.length > 0 && (
        <StayChapter
          language={language}
          name="rooms"
          title={say('rooms')}
          ways={[
            { text: say('all-rooms'), href: all.rooms },
            { text: say('walk-through'), href: tour },
          ]}
        >
          {rooms.map((card) => (
            <PictureCard key={card.href} card={shortly(card)} sizes={SMALL} ratio="4 / 3">
              <RoomFactsList facts={card.facts} language={card.language} />
            </PictureCard>
          ))}
        </StayChapter>
      )}
      {dining.length > 0 && (
        <StayChapter
          language={language}
          name="dining"
          title={say('dining')}
          ways={[{ text: say('all-tables'), href: all.dining }]}
        >
          {dining.map((card) => (
            <PictureCard key={card.href} card={shortly(card)} sizes={SMALL} ratio="4 / 3">
              <Tonight tonight={card.tonight} />
            </PictureCard>
          ))}
        </StayChapter>
      )}
      {events.length > 0 && (
        <StayChapter
          language={language}
          name="events"
          title={say('next-evenings')}
          ways={[{ text: say('all-events'), href: all.events }]}
        >
          <Evenings events={events} />
        </StayChapter>
      )}
      {offers.length > 0 && (
        <StayChapter
          language={language}
          name="offers"
          title={say('specials')}
          ways={[{ text: say('all-offers'), href: all.offers }]}
        >
          {offers.map((card) => (
            <PictureCard key={card.href} card={card} sizes={SMALL} ratio="4 / 3">
              <OfferLines offer={card} />
            </PictureCard>
          ))}
        </StayChapter>
      )}
    </div>
  );
}
