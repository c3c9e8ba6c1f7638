import { hubPath } from '../../domain/hub-routes.ts';
import type { GuestRestaurant } from '../../content/guest.ts';
import { standingAt } from '../../domain/dining/open-first.ts';
import { PlaceCard } from '../../web/cards/place-card.tsx';
import { OpenHint } from '../../web/hours/open-hint.tsx';
import { useText } from '../../web/language/language.tsx';
import { Card } from '../links/card.tsx';

interface RestaurantCardProps {
  restaurant: GuestRestaurant;
  /** The wall clock of the property. */
  now: string;
  /** The first of the page is large; the ones after it are rows on a phone. */
  isRow: boolean;
  eager: boolean;
}

/** A restaurant that leads to its page, and whether it is open. What is closed for the day steps back. */
export function RestaurantCard({ restaurant, now, isRow, eager }: RestaurantCardProps) {
  const { title, slug, type, image } = useText()(restaurant.locale);
  return (
    <PlaceCard
      title={title}
      type={type}
      picture={image}
      eager={eager}
      isRow={isRow}
      isQuiet={standingAt(restaurant, now) === 'closed'}
      renderLink={(props) => <Card to={hubPath('restaurant', { slug })} {...props} />}
    >
      <OpenHint hours={restaurant} now={now} />
    </PlaceCard>
  );
}
