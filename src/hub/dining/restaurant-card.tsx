import { hubPath } from '../../domain/hub-routes.ts';
import type { GuestRestaurant } from '../../content/guest.ts';
import { cardPictureSizes } from '../../domain/picture-sources.ts';
import { useText } from '../../web/language/language.tsx';
import { Picture } from '../../web/picture/picture.tsx';
import { Card } from '../links/card.tsx';
import { OpenHint } from './open-hint.tsx';
import styles from './restaurant-card.module.css';

interface RestaurantCardProps {
  restaurant: GuestRestaurant;
  eager?: boolean;
}

/** A picture to tap, with the name and what is served there. */
export function RestaurantCard({ restaurant, eager = false }: RestaurantCardProps) {
  const { title, slug, type, image } = useText()(restaurant.locale);
  return (
    <Card to={hubPath('restaurant', { slug })} className={styles.card}>
      {image ? (
        <Picture
          picture={image}
          sizes={cardPictureSizes}
          className={styles.picture}
          eager={eager}
          decorative
        />
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {title?.[0]}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {type && <span className={styles.type}>{type}</span>}
        <OpenHint hours={restaurant} />
      </span>
    </Card>
  );
}
