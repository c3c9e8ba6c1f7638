import type { GuestRestaurant } from '../../content/guest.ts';
import { Hours } from '../../web/hours/hours.tsx';
import { useText } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { usePropertyNow } from '../property-clock.ts';
import { Extension } from './extension.tsx';
import styles from './restaurant-facts.module.css';

/** Hours, dress code, notes and the telephone: what a guest asks before going. */
export function RestaurantFacts({ restaurant }: { restaurant: GuestRestaurant }) {
  const phrases = usePhrases();
  const { dress_code, notes } = useText()(restaurant.locale);
  const { extension } = restaurant;
  const now = usePropertyNow();
  const facts = [
    { label: phrases['dress-code'], value: dress_code },
    { label: phrases.notes, value: notes },
    { label: phrases.extension, value: extension && <Extension number={extension} /> },
  ];
  return (
    <>
      <Hours hours={restaurant} now={now} />
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
