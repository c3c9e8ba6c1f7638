import { Currency } from '../../web/menu/prices-in.tsx';
import { LARGE, Nothing, PictureCard } from '../parts/cards.tsx';
import { Photo } from '../parts/photo.tsx';
import { Intro, Section } from '../parts/section.tsx';
import { Tonight } from '../parts/when.tsx';
import { ArrowLink, Label, Lead, Title } from '../parts/words.tsx';
import { useSay } from '../site-context.tsx';
import type { MenuLine, RestaurantCard, SliceProps } from '../view.ts';

/** Slices of restaurants. */

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
        <div className={`picture-cards ${layout === 'tables' ? 'card-pairs' : ''}`}>
          {data.slice(0, pictured).map((card, at) => (
            <PictureCard
              key={card.href}
              card={card}
              sizes={LARGE}
              ratio={layout === 'tables' && at % 3 !== 0 ? '4 / 5' : '3 / 2'}
            >
              <Tonight tonight={card.tonight} />
            </PictureCard>
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
  const { restaurant, dishes, currency, reserve } = data;
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
        <Currency currency={currency} className="label" />
        <Tonight tonight={restaurant.tonight} />
        <p className="links">
          <ArrowLink text={say('see-restaurant', { name: restaurant.title })} address={restaurant.href} />
          <ArrowLink text={say('reserve-table')} address={reserve} />
        </p>
      </div>
    </Section>
  );
}
