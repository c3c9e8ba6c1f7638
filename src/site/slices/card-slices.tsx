import { CardList, LARGE, Nothing, PictureCard, SMALL } from '../parts/cards.tsx';
import { Intro, Section } from '../parts/section.tsx';
import { RoomFactsList } from '../parts/when.tsx';
import { useSay } from '../site-context.tsx';
import type { SliceProps } from '../view.ts';

/** Slices of rooms, stories and other pages. */

export function Rooms({ slice, data, isFirst }: SliceProps<'rooms'>) {
  const say = useSay();
  const layout = slice.layout ?? 'feature';
  const isLarge = (at: number) => layout === 'turns' || (layout === 'feature' && at === 0);
  // Below the first of them stand pairs: the last of an odd number has a row of its own, its words beside its picture.
  const isTurn = (at: number) =>
    layout === 'turns' || (layout === 'feature' && at > 0 && at % 2 === 0 && at === data.length - 1);
  return (
    <Section name="rooms" layout={layout}>
      <Intro slice={slice} isFirst={isFirst} />
      {data.length === 0 && <Nothing>{say('no-records')}</Nothing>}
      <div className="rooms-list">
        {data.map((card, at) => (
          <PictureCard
            key={card.href}
            card={card}
            sizes={isLarge(at) || isTurn(at) ? LARGE : SMALL}
            ratio={isLarge(at) ? '3 / 2' : '4 / 5'}
            className={isTurn(at) ? 'card-turn' : ''}
          >
            <RoomFactsList facts={card.facts} />
          </PictureCard>
        ))}
      </div>
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
        <div className="picture-cards card-pairs">
          {data.map((card) => (
            <PictureCard key={card.href} card={card} sizes={SMALL} ratio="4 / 5" />
          ))}
        </div>
      )}
    </Section>
  );
}
