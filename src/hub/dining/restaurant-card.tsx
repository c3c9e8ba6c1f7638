import { hubPath } from '../../domain/hub-routes.ts';
import type { GuestRestaurant } from '../../content/guest.ts';
import { PlaceCard } from '../../web/cards/place-card.tsx';
import { OpenHint } from '../../web/hours/open-hint.tsx';
import { useText } from '../../web/language/language.tsx';
import { Card } from '../links/card.tsx';
import { usePropertyNow } from '../property-clock.ts';

interface RestaurantCardProps {
  restaurant: GuestRestaurant;
  eager?: boolean;
}

/** A restaurant that leads to its page, and whether it is open. */
export function RestaurantCard({ restaurant, eager = false }: RestaurantCardProps) {
  const { title, slug, type, image } = useText()(restaurant.locale);
  const now = usePropertyNow();
  return (
    <PlaceCard
      title={title}
      type={type}
      picture={image}
      eager={eager}
      renderLink={(props) => <Card to={hubPath('restaurant', { slug })} {...props} />}
    >
      <OpenHint hours={restaurant} now={now} />
    </PlaceCard>
  );
}
