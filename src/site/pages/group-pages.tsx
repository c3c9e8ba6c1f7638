import { CapacityFinder } from '../parts/group/capacity-finder.tsx';
import { MeetingRooms } from '../parts/group/meeting-rooms.tsx';
import { Nothing } from '../parts/cards.tsx';
import { ArrowLink, Lead, Prose, Title } from '../parts/words.tsx';
import { CollectionCards } from '../slices/group-slices.tsx';
import { ResortList } from '../slices/resort-slices.tsx';
import { useSay } from '../site-context.tsx';
import type { BrandView, CollectionView, MeetingsView } from '../group-views.ts';
import { Opening } from './record-pages.tsx';

/** Pages of the group: a brand with its resorts, a collection of resorts, the meeting rooms of one resort. */

export function BrandPage({ view }: { readonly view: BrandView }) {
  const say = useSay();
  const { card, html, website } = view;
  return (
    <>
      <Opening card={card} label={say('brands')} />
      <section className="slice sheet statement statement-columns">
        <div className="statement-head">
          {card.logo && (
            <img
              className="brand-logo"
              src={card.logo.src}
              width={card.logo.width}
              height={card.logo.height}
              alt=""
              loading="lazy"
            />
          )}
        </div>
        <div className="statement-words">
          <Prose html={html} />
          <ArrowLink text={say('brand-website', { name: card.title })} address={website} />
        </div>
      </section>
      <section className="slice sheet resorts resorts-chapters">
        <h2 className="title resorts-title">
          {say(card.resorts.length === 1 ? 'brand-resort' : 'brand-resorts')}
        </h2>
        {card.resorts.length === 0 ? (
          <Nothing>{say('brand-resorts-none')}</Nothing>
        ) : (
          <ResortList cards={card.resorts} layout="chapters" />
        )}
      </section>
    </>
  );
}

export function CollectionPage({ view }: { readonly view: CollectionView }) {
  const say = useSay();
  const { card, html, resorts, compare, others } = view;
  const { count } = card;
  return (
    <>
      <Opening card={card} label={say(count === 1 ? 'resorts-one' : 'resorts-many', { count })} />
      <section className="slice sheet statement statement-columns">
        <div className="statement-head" />
        <div className="statement-words">
          <Prose html={html} />
          {compare && (
            <p className="links">
              <a href={compare} rel="nofollow">
                {say('compare-these')}
              </a>
            </p>
          )}
        </div>
      </section>
      <section className="slice sheet resorts resorts-chapters">
        <h2 className="unseen">{say('resorts')}</h2>
        <ResortList cards={resorts} layout="chapters" />
      </section>
      {others.length > 0 && (
        <nav className="slice sheet collections collections-pictures" aria-label={say('other-collections')}>
          <h2 className="title collections-title">{say('other-collections')}</h2>
          <CollectionCards cards={others} />
        </nav>
      )}
    </>
  );
}

export function MeetingsPage({ view }: { readonly view: MeetingsView }) {
  const { title, lead, data } = view;
  return (
    <>
      <section className="hero hero-below hero-short">
        <div className="hero-words">
          <Title isFirst>{title}</Title>
          <Lead>{lead}</Lead>
        </div>
      </section>
      <section className="slice sheet meetings">
        <CapacityFinder data={data} />
        {data.places.map((place) => (
          <MeetingRooms key={place.resort.href} place={place} isNamed={false} />
        ))}
      </section>
    </>
  );
}
