import { inEitherLanguage } from '../../domain/language.ts';
import { dayOf } from '../../domain/time/calendar.ts';
import { describeDays } from '../../domain/time/day-range.ts';
import { comingExceptions, differsOn, type MealDiffers } from '../../domain/time/hours-exceptions.ts';
import { nameDay, nameDays, nextSeasonChange, usualWeek } from '../../domain/time/hours-in-words.ts';
import {
  type Hours as MealHours,
  mealPeriods,
  type RestaurantHours,
} from '../../domain/time/opening-hours.ts';
import { fillIn, useKitPhrases, useLanguage } from '../language/language.tsx';
import styles from './hours.module.css';
import { OpenHint } from './open-hint.tsx';
import { TimeSpans } from './time-spans.tsx';

/** In days: a guest's stay. */
const COMING = 10;

interface HoursProps {
  readonly hours: RestaurantHours;
  /** The wall clock of the property. */
  readonly now: string;
}

/**
 * When each meal is served and whether the place is open; what is different today, and what will be in the days to come.
 * Nothing for a place that gives no hours.
 */
export function Hours({ hours, now }: HoursProps) {
  const phrases = useKitPhrases();
  const today = dayOf(now);
  const differing = differsOn(hours, today);
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
              <Today differs={differing.find((one) => one.period === period)} />
              <Usual hours={meal} day={today} />
            </dd>
          </div>
        ))}
      </dl>
      <Coming hours={hours} today={today} />
    </section>
  );
}

/** 'Today 5:00 pm – 9:00 pm · private wedding', above the usual hours. */
function Today({ differs }: { differs: MealDiffers | undefined }) {
  const phrases = useKitPhrases();
  const language = useLanguage();
  if (!differs) return null;
  const { spans, reason } = differs;
  const why = inEitherLanguage(reason, language);
  return (
    <span className={styles.today}>
      <b>{spans.length > 0 ? phrases['today-only'] : phrases['not-served-today']}</b>{' '}
      <TimeSpans spans={spans} />
      {why && ` · ${why}`}
    </span>
  );
}

/** The week of this time of year, and from when on it is another one. */
function Usual({ hours, day }: { hours: MealHours; day: string }) {
  const phrases = useKitPhrases();
  const language = useLanguage();
  const change = nextSeasonChange(hours, day, COMING);
  return (
    <>
      <Week hours={hours} day={day} />
      {change !== undefined && (
        <span className={styles.change}>
          <span className={styles.days}>
            {fillIn(phrases['from-day'], { day: nameDay(change, language) })}
          </span>
          <Week hours={hours} day={change} />
        </span>
      )}
    </>
  );
}

function Week({ hours, day }: { hours: MealHours; day: string }) {
  const phrases = useKitPhrases();
  const language = useLanguage();
  const lines = usualWeek(hours, day);
  if (lines.length === 0) return <span className={styles.days}>{phrases.closed}</span>;
  return lines.map(({ days, spans }) => (
    <span key={days.join()} className={styles.line}>
      <span className={styles.time}>
        <TimeSpans spans={spans} />
      </span>
      <span className={styles.days}>{describeDays(days, language)}</span>
    </span>
  ));
}

/** Exceptions of the days to come, by date. */
function Coming({ hours, today }: { hours: RestaurantHours; today: string }) {
  const phrases = useKitPhrases();
  const language = useLanguage();
  const coming = comingExceptions(hours, today, COMING);
  if (coming.length === 0) return null;
  const given = mealPeriods.filter((period) => hours[period]);
  return (
    <>
      <h3 className={styles.comingTitle}>{phrases['coming-days']}</h3>
      <ul className={styles.coming}>
        {coming.map((one) => {
          const why = inEitherLanguage(one.reason, language);
          const meals = one.periods.length < given.length ? one.periods.map((period) => phrases[period]) : [];
          return (
            <li key={`${one.from} ${one.periods.join()}`}>
              <b>{nameDays(one, language)}</b> {meals.length > 0 && `${meals.join(', ')}: `}
              {one.spans.length > 0 ? <TimeSpans spans={one.spans} /> : phrases.closed}
              {why && ` · ${why}`}
            </li>
          );
        })}
      </ul>
    </>
  );
}
