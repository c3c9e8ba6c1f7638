import { describeDays } from '../../domain/time/day-range.ts';
import { describeHours, mealPeriods, type RestaurantHours } from '../../domain/time/opening-hours.ts';
import { useKitPhrases, useLanguage } from '../language/language.tsx';
import styles from './hours.module.css';
import { OpenHint } from './open-hint.tsx';
import { TimeRange } from './time-range.tsx';

interface HoursProps {
  readonly hours: RestaurantHours;
  /** The wall clock of the property. */
  readonly now: string;
}

/** When each meal is served, and whether the place is open. Nothing for a place that gives no hours. */
export function Hours({ hours, now }: HoursProps) {
  const phrases = useKitPhrases();
  const language = useLanguage();
  const served = mealPeriods.flatMap((period) => {
    const meal = hours[period];
    return meal ? [{ period, meal }] : [];
  });
  if (served.length === 0) return null;
  return (
    <section className={styles.hours}>
      <h2>{phrases.hours}</h2>
      <p className={styles.hint}>
        <OpenHint hours={hours} now={now} />
      </p>
      <dl className={styles.meals}>
        {served.map(({ period, meal }) => (
          <div key={period}>
            <dt>{phrases[period]}</dt>
            <dd>
              <span className={styles.time}>
                <TimeRange text={describeHours(meal, language)} />
              </span>
              <span className={styles.days}>{describeDays(meal.days, language)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
