import type { ReactNode } from 'react';
import { MeetingRooms } from '../parts/group/meeting-rooms.tsx';
import { GuestMap } from '../parts/guest-map.tsx';
import { Dotted } from '../parts/dotted.tsx';
import { ArrowLink, Prose } from '../parts/words.tsx';
import { StayChapters } from '../parts/group/stay-chapters.tsx';
import { FactSheetList } from '../slices/group-slices.tsx';
import { useSay } from '../site-context.tsx';
import type { ResortMap, ResortView } from '../group-views.ts';
import type { NavigationLink } from '../view.ts';
import { Hung, Opening } from './record-pages.tsx';

/** A resort on the site of the group: what it is, what is there, where it is, and the way to its own site. */

function Links({ title, links }: { readonly title: string; readonly links: readonly NavigationLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul className="words-list">
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Facts({ view }: { readonly view: ResortView }) {
  const say = useSay();
  const { kinds, amenities, airports, brand, collections } = view;
  const asLink = ({ href, title }: { href: string; title: string }) => ({
    href,
    text: title,
    isCurrent: false,
  });
  return (
    <aside className="table-facts" aria-label={say('about-resort')}>
      <Links title={say('made-for')} links={kinds} />
      <Links title={say('what-is-there')} links={amenities} />
      {airports.length > 0 && (
        <div>
          <h2>{say('airports')}</h2>
          <p>
            <Dotted parts={airports} />
          </p>
        </div>
      )}
      <Links title={say('part-of')} links={brand ? [asLink(brand)] : []} />
      <Links title={say('in-collections')} links={collections.map(asLink)} />
    </aside>
  );
}

interface ChapterProps {
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Chapter = ({ name, title, children }: ChapterProps) => (
  <section className={`slice sheet ${name}`}>
    <h2 className="title">{title}</h2>
    {children}
  </section>
);

function MapOfResort({ map, name }: { readonly map: ResortMap; readonly name: string }) {
  const say = useSay();
  return (
    <section className="slice sheet map">
      <div className="map-drawing">
        <GuestMap shore={map.shore} title={name} places={map.places} />
      </div>
      <div className="map-words">
        <h2 className="title">{say('map-title')}</h2>
        <ol className="map-places">
          {map.places.map(({ name: place, note }, at) => (
            <li key={at}>
              <b>{place}</b>
              {note && <span>{note}</span>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function ResortPage({ view }: { readonly view: ResortView }) {
  const say = useSay();
  const { resort, html, gallery, site, stay, map, meetings, factSheets } = view;
  return (
    <>
      <Opening card={resort} label={resort.place}>
        <ArrowLink
          text={say('open-site', { name: resort.title })}
          address={site}
          language={stay?.language}
          isButton
        />
      </Opening>
      <section className="slice sheet table">
        <div className="table-words">
          <Prose html={html} />
        </div>
        <Facts view={view} />
      </section>
      {stay && <StayChapters stay={stay} />}
      <Hung gallery={gallery} shown={[resort.picture]} />
      {map && <MapOfResort map={map} name={resort.title} />}
      {meetings && (
        <Chapter name="meetings" title={say('meetings')}>
          <MeetingRooms place={meetings} isNamed={false} hasHeading />
          <p className="links">
            <a href={meetings.resort.href}>{say('meetings-all', { name: resort.title })}</a>
          </p>
        </Chapter>
      )}
      {factSheets.length > 0 && (
        <Chapter name="fact-sheets" title={say('fact-sheets')}>
          <FactSheetList sheets={factSheets} />
        </Chapter>
      )}
    </>
  );
}
