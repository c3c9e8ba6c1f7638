import { CardList, CardTitle, LARGE, Nothing, PictureCard, SMALL } from '../parts/cards.tsx';
import { Photo } from '../parts/photo.tsx';
import { Intro, Section } from '../parts/section.tsx';
import { RoomFactsList } from '../parts/when.tsx';
import { Label } from '../parts/words.tsx';
import { useSay } from '../site-context.tsx';
import type { ResortCard, SliceProps } from '../view.ts';

/** Slices of rooms, resorts, stories and other pages. */

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
          <PictureCard
            key={card.href}
            card={card}
            sizes={isLarge(at) ? LARGE : SMALL}
            ratio={isLarge(at) ? '3 / 2' : '4 / 5'}
          >
            <RoomFactsList facts={card.facts} />
          </PictureCard>
        ))}
      </div>
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
        <PictureCard card={first} sizes={LARGE} ratio="3 / 2" className="stories-first" />
      )}
      {rest.length > 0 && <CardList cards={rest} />}
    </Section>
  );
}

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
            <PictureCard key={card.href} card={card} sizes={SMALL} ratio="4 / 5" />
          ))}
        </div>
      )}
    </Section>
  );
}
