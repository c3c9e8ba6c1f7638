import { hubPath } from '../../domain/hub-routes.ts';
import type { GuestRestaurant } from '../../content/guest.ts';
import { useText } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { Picture } from '../../web/picture/picture.tsx';
import { Card } from '../links/card.tsx';
import { Icon } from '../../web/icons.tsx';
import styles from './next-restaurant.module.css';

/** From one restaurant to the one after it, round and round. */
export function NextRestaurant({ restaurant }: { restaurant: GuestRestaurant }) {
  const phrases = usePhrases();
  const { title, slug, type, image } = useText()(restaurant.locale);
  return (
    <nav className={styles.next} aria-label={phrases['next-restaurant']}>
      <Card to={hubPath('restaurant', { slug })} className={styles.card}>
        {image && <Picture picture={image} sizes="128px" className={styles.picture} decorative />}
        <span className={styles.words}>
          <span className={styles.label}>{phrases['next-restaurant']}</span>
          <span className={styles.title}>{title}</span>
          {type && <span className={styles.type}>{type}</span>}
        </span>
        <Icon name="arrow" />
      </Card>
    </nav>
  );
}
