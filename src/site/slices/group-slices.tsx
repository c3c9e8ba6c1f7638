import { CardTitle, LARGE, Nothing, PictureCard, SMALL } from '../parts/cards.tsx';
import { CapacityFinder } from '../parts/group/capacity-finder.tsx';
import { MeetingRooms } from '../parts/group/meeting-rooms.tsx';
import { RoomPlan } from '../parts/group/room-plan.tsx';
import { Photo } from '../parts/photo.tsx';
import { Intro, Section } from '../parts/section.tsx';
import { RoomFactsList } from '../parts/when.tsx';
import { Dotted, DottedLabel } from '../parts/dotted.tsx';
import { ArrowLink, WrittenIn } from '../parts/words.tsx';
import { useSay } from '../site-context.tsx';
import type { BrandCard, CollectionCard, FactSheetCard } from '../group-views.ts';
import type { SliceProps, ToursElsewhere } from '../view.ts';

/** Slices of what the group has beside its resorts: brands, collections, plans of rooms, meeting rooms, fact sheets. */

const namesOfResorts = ({ resorts }: BrandCard) => resorts.map(({ title }) => title);

export function Brands({ slice, data, isFirst }: SliceProps<'brands'>) {
  const say = useSay();
  const layout = slice.layout ?? 'chapters';
  return (
    <Section name="brands" layout={layout}>
      <Intro slice={slice} isFirst={isFirst} />
      {data.length === 0 && <Nothing>{say('no-records')}</Nothing>}
      {layout === 'index' ? (
        <ul className="index">
          {data.map((card) => (
            <li key={card.href}>
              <a href={card.href}>{card.title}</a>
              <span>{card.text}</span>
            </li>
          ))}
        </ul>
      ) : (
        <div className="brands-list">
          {data.map((card) => (
            <article key={card.href} className="resort brand">
              <Photo picture={card.picture} sizes={LARGE} ratio="3 / 2" isDecorative />
              <div className="resort-words">
                <DottedLabel parts={namesOfResorts(card)} />
                <CardTitle card={card} />
                {card.text && <p>{card.text}</p>}
              </div>
            </article>
          ))}
        </div>
      )}
    </Section>
  );
}

export function CollectionCards({ cards }: { readonly cards: readonly CollectionCard[] }) {
  const say = useSay();
  return (
    <div className="collections-list">
      {cards.map(({ count, ...card }) => (
        <PictureCard
          key={card.href}
          card={{ ...card, label: say(count === 1 ? 'resorts-one' : 'resorts-many', { count }) }}
          sizes={SMALL}
          ratio="4 / 5"
        />
      ))}
    </div>
  );
}

export function Collections({ slice, data, isFirst }: SliceProps<'collections'>) {
  const say = useSay();
  const layout = slice.layout ?? 'pictures';
  return (
    <Section name="collections" layout={layout}>
      <Intro slice={slice} isFirst={isFirst} />
      {data.length === 0 && <Nothing>{say('no-records')}</Nothing>}
      {layout === 'index' ? (
        <ul className="index">
          {data.map((card) => (
            <li key={card.href}>
              <a href={card.href}>{card.title}</a>
              <span>{card.text}</span>
            </li>
          ))}
        </ul>
      ) : (
        <CollectionCards cards={data} />
      )}
    </Section>
  );
}

function TourElsewhere({ tour: { resort, language, href, rooms } }: { readonly tour: ToursElsewhere }) {
  const say = useSay();
  return (
    <article className="tour">
      <div className="tour-words">
        <h2 className="card-title">{resort}</h2>
        <a className="arrow" href={href} hrefLang={language}>
          {say('room-tour-at', { resort })}
          <WrittenIn language={language} />
        </a>
      </div>
      <ul className="index" lang={language}>
        {rooms.map(({ title, href: address, facts: { size, bed, view } }) => (
          <li key={address}>
            <a href={address} hrefLang={language}>
              {title}
            </a>
            <Dotted parts={[size !== null && `${size} m²`, bed, view]} />
          </li>
        ))}
      </ul>
    </article>
  );
}

export function RoomTour({ slice, data, isFirst }: SliceProps<'room_tour'>) {
  const say = useSay();
  return (
    <Section name="room-tour">
      <Intro slice={slice} isFirst={isFirst} />
      {data.rooms.length + data.elsewhere.length === 0 && <Nothing>{say('no-records')}</Nothing>}
      {data.rooms.map(({ plan, ...card }) => (
        <article key={card.href} className="card tour">
          <div className="tour-words">
            <CardTitle card={card} />
            {card.text && <p>{card.text}</p>}
            <RoomFactsList facts={card.facts} />
            <ArrowLink text={say('see-the-room')} address={card.href} />
          </div>
          {plan && <RoomPlan plan={plan} name={card.title} />}
        </article>
      ))}
      {data.elsewhere.map((tour) => (
        <TourElsewhere key={tour.href} tour={tour} />
      ))}
    </Section>
  );
}

export function Meetings({ slice, data, isFirst }: SliceProps<'meetings'>) {
  const say = useSay();
  return (
    <Section name="meetings">
      <Intro slice={slice} isFirst={isFirst} />
      {data.places.length > 0 ? <CapacityFinder data={data} /> : <Nothing>{say('meetings-nowhere')}</Nothing>}
      {data.places.map((place) => (
        <MeetingRooms key={place.resort.href} place={place} isNamed={data.places.length > 1} />
      ))}
    </Section>
  );
}

export function FactSheetList({ sheets }: { readonly sheets: readonly FactSheetCard[] }) {
  const say = useSay();
  return (
    <ul className="index sheets">
      {sheets.map((sheet) => (
        <li key={sheet.href}>
          <a href={sheet.href}>{sheet.title}</a>
          <Dotted parts={[sheet.resort, sheet.group]} />
          {sheet.file && (
            <p className="sheet-file">
              <a href={sheet.file} type="application/pdf">
                {say('fact-sheet-file')}
                <span className="unseen">: {sheet.title}</span>
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

export function FactSheets({ slice, data, isFirst }: SliceProps<'fact_sheets'>) {
  const say = useSay();
  return (
    <Section name="fact-sheets">
      <Intro slice={slice} isFirst={isFirst} />
      {data.length === 0 ? <Nothing>{say('no-records')}</Nothing> : <FactSheetList sheets={data} />}
    </Section>
  );
}
