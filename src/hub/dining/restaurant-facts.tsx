import type { GuestRestaurant } from '../../content/guest.ts';
import { describeDays } from '../../domain/time/day-range.ts';
import { describeHours, mealPeriods } from '../../domain/time/opening-hours.ts';
import { useLanguage, useText } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { TimeRange } from '../time-range.tsx';
import { OpenHint } from './open-hint.tsx';
import styles from './restaurant-facts.module.css';

/** Hours, dress code, notes and the telephone: what a guest asks before going. */
export function RestaurantFacts({ restaurant }: { restaurant: GuestRestaurant }) {
  const phrases = usePhrases();
  const { dress_code, notes } = useText()(restaurant.locale);
  const { extension } = restaurant;
  const facts = [
    { label: phrases['dress-code'], value: dress_code },
    { label: phrases.notes, value: notes },
    { label: phrases.extension, value: extension && <Extension number={extension} /> },
  ];
  return (
    <>
      <Hours restaurant={restaurant} />
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

function Hours({ restaurant }: { restaurant: GuestRestaurant }) {
  const phrases = usePhrases();
  const language = useLanguage();
  const served = mealPeriods.flatMap((period) => {
    const hours = restaurant[period];
    return hours ? [{ period, hours }] : [];
  });
  if (served.length === 0) return null;
  return (
    <section className={styles.hours}>
      <h2>{phrases.hours}</h2>
      <p className={styles.hint}>
        <OpenHint hours={restaurant} />
      </p>
      <dl className={styles.meals}>
        {served.map(({ period, hours }) => (
          <div key={period}>
            <dt>{phrases[period]}</dt>
            <dd>
              <span className={styles.time}>
                <TimeRange text={describeHours(hours, language)} />
              </span>
              <span className={styles.days}>{describeDays(hours.days, language)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** An extension can be dialled from a room; from a phone only a whole number can. */
function Extension({ number }: { number: string }) {
  const digits = number.replace(/[^\d+]/g, '');
  return digits.length > 6 ? (
    <a href={`tel:${digits}`}>{number}</a>
  ) : (
    <span className={styles.number}>{number}</span>
  );
}
